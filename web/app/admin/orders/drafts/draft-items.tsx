import { useEffect } from 'react'
import type { Draft } from '@tohfa/contract/orders/drafts/drafts'
import type { DraftPart } from './draft-part.ts'
import { DraftItem } from './draft-item.tsx'
import { FindProduct } from './find-product.tsx'
import type { TypedItem } from './draft-typed.ts'
import { draftTexts as texts } from './drafts.texts.ts'

const redrawMs = 1_500

/** The lines of a draft: found, filled in, and with their proofs once they are saved. */
export function DraftItems({
  typed: { items },
  errors,
  change,
  pasted,
  items: saved,
  onDrawn,
  onUpload,
}: DraftPart & {
  /** As they are saved, by the keys of those typed. */
  items: Draft['items']
  onDrawn: () => void
  /** A photo begins to be uploaded, or it ended. */
  onUpload: (change: 1 | -1) => void
}) {
  const isDrawing = saved.some(({ personalisation }) => personalisation?.state === 'rendering')
  useEffect(() => {
    if (!isDrawing) return
    const soon = setTimeout(onDrawn, redrawMs)
    return () => clearTimeout(soon)
  }, [isDrawing, onDrawn])

  const put = (key: string, part: (now: TypedItem) => Partial<TypedItem>) =>
    change((now) => ({
      items: now.items.map((item) => (item.key === key ? { ...item, ...part(item) } : item)),
    }))
  return (
    <section aria-labelledby="draft-goods">
      <h2 id="draft-goods" className="pb-3 text-lg font-semibold">
        {texts.goods}
      </h2>
      <ul className="border-t border-hairline empty:hidden">
        {items.map((item, at) => (
          <DraftItem
            key={item.key}
            item={item}
            saved={saved.find(({ id }) => id === item.key)}
            errorOf={(path) => errors[`items.${at}.${path}`]}
            listError={listErrorOf(errors, `items.${at}.list`)}
            pasted={pasted}
            onUpload={onUpload}
            onChange={(part) => put(item.key, () => part)}
            onValues={(part) => put(item.key, ({ values }) => ({ values: { ...values, ...part } }))}
            onRemove={() =>
              change((now) => ({ items: now.items.filter(({ key }) => key !== item.key) }))
            }
          />
        ))}
      </ul>
      <FindProduct
        error={errors['items']}
        onAdd={(item) => change((now) => ({ items: [...now.items, item] }))}
      />
    </section>
  )
}

/** The first fault of a list, with the row that has it. */
function listErrorOf(errors: DraftPart['errors'], path: string): string | undefined {
  const [at, sentence] =
    Object.entries(errors).find(([one]) => one === path || one.startsWith(`${path}.`)) ?? []
  if (at === undefined || sentence === undefined) return undefined
  const row = /\.rows\.(\d+)/.exec(at)?.[1]
  return row === undefined ? sentence : texts.atRow(Number(row) + 1, sentence)
}
