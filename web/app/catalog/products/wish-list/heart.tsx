// chunk: cards
import { heartTexts } from './heart.texts.ts'
import type { Wish } from './wish-list.store.ts'
import { useWished } from './wished.ts'

/** Adds a gift to the wish list or removes it; never inside the link of a card. */
export function Heart({ gift: { id, title } }: { gift: Wish }) {
  const isWished = useWished(({ ids }) => ids.includes(id))
  return (
    <button
      type="button"
      className="heart"
      aria-label={heartTexts.wish(title)}
      aria-pressed={isWished}
      onClick={() =>
        void import('./press-heart.ts').then(
          ({ pressHeart }) => pressHeart({ id, title }),
          () => null,
        )
      }
    />
  )
}
