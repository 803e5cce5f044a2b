import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Product } from '@tohfa/contract/catalog/products'
import { call } from '#platform/api/api-client.ts'
import { inWords } from '#platform/i18n/product-words.ts'
import { useSession } from '#platform/session/session.store.ts'
import { signInState } from '#platform/session/sign-in-state.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ArrivalLine, useArrivals } from '#catalog/products/arrivals/use-arrivals.tsx'
import { ListingCard } from '#catalog/products/listing/listing-card.tsx'
import { summarize } from '#catalog/products/product-card.ts'
import { Heart } from './heart.tsx'
import { onWishes, readWishes, showWishes, type Wish, wishesHere } from './wish-list.store.ts'
import { wishListTexts as texts } from './wish-list.texts.ts'
import { WishesHeading, wishesGrid, WishesSkeleton } from './wishes-skeleton.tsx'

/** A wish with its product, or null if that is no longer sold. */
type Shown = Wish & { product: Product | null }

/** The maximum per call. */
const together = 100

/**
 * The list as it was when the page was opened. A removed gift stays with an empty heart until the
 * page is left, so that it can be added again.
 */
export default function Wishes({ onRetry }: { onRetry: () => void }) {
  const location = useLocation()
  const isSignedIn = useSession(({ session }) => session !== null)
  const [shown, setShown] = useState<readonly Shown[]>()
  const [error, setError] = useState<string | null>(null)
  const arrivals = useArrivals(shown?.flatMap(({ product }) => product ?? []) ?? [])

  useEffect(() => {
    let isOver = false
    async function read() {
      const joined = await readWishes()
      showWishes()
      const found = joined === null ? await withProducts(wishesHere()) : joined
      if (isOver) return
      if (typeof found === 'string') setError(found)
      else {
        setError(null)
        setShown(found)
      }
    }
    void read()
    const stopListening = onWishes(() => void read())
    return () => {
      isOver = true
      stopListening()
    }
  }, [])

  if (error)
    return (
      <EmptyState
        heading={<h1>{texts.notRead}</h1>}
        sentence={error}
        action={<Button onClick={onRetry}>{texts.retry}</Button>}
      />
    )
  if (!shown) return <WishesSkeleton />
  if (shown.length === 0)
    return (
      <EmptyState
        heading={<h1>{texts.empty}</h1>}
        sentence={texts.emptySentence}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to="/product-filter">{texts.browse}</ButtonLink>
            {!isSignedIn && (
              <ButtonLink look="secondary" to="/signin" state={signInState(location)}>
                {texts.signIn}
              </ButtonLink>
            )}
          </div>
        }
      />
    )
  return (
    <>
      <WishesHeading>
        <p className="tabular text-sm text-quiet">
          {texts.count(shown.length)}
          {arrivals && ` · ${arrivals.note}`}
        </p>
      </WishesHeading>
      {!isSignedIn && (
        <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-quiet">
          {texts.onDevice}
          <ButtonLink
            look="quiet"
            className="-mx-4 sm:-mx-5"
            to="/signin"
            state={signInState(location)}
          >
            {texts.signIn}
          </ButtonLink>
        </p>
      )}
      <ul className={wishesGrid}>
        {shown.map((wish) => (
          <li key={wish.id} className="relative flex min-w-0 flex-col">
            {wish.product ? <Wanted product={wish.product} /> : <Gone wish={wish} />}
            <ArrivalLine id={wish.id} arrivals={arrivals} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Wanted({ product }: { product: Product }) {
  const summary = summarize(product)
  const isSoldOut =
    product.trackStock &&
    product.colors.every(({ stock, sizes }) =>
      sizes ? sizes.every((size) => !size.stock) : !stock,
    )
  return (
    <>
      <ListingCard product={summary} />
      {isSoldOut ? (
        <p className="mt-3 flex min-h-11 items-center text-sm font-medium text-quiet">
          {texts.soldOut}
        </p>
      ) : (
        <ButtonLink
          to={`/product-detail/${product.id}`}
          look="secondary"
          className="mt-3 w-full px-2"
          aria-label={texts.chooseOf(summary.title)}
        >
          {texts.choose}
        </ButtonLink>
      )}
    </>
  )
}

function Gone({ wish }: { wish: Wish }) {
  return (
    <div className="relative">
      <div className="flex aspect-[4/5] items-center justify-center bg-sunken p-4 text-center text-sm text-quiet">
        {texts.gone}
      </div>
      <h2 className="mt-3 truncate text-sm">{wish.title}</h2>
      <Heart gift={wish} />
    </div>
  )
}

/** The products of the wishes; a message when they could not be loaded. */
async function withProducts(wishes: readonly Wish[]): Promise<Shown[] | string> {
  const found = new Map<string, Product>()
  for (let first = 0; first < wishes.length; first += together) {
    const ids = wishes.slice(first, first + together).map(({ id }) => id)
    const answer = await call('GET /product/by-ids', { query: { ids } })
    if (!answer.success) return answer.error
    for (const product of answer.data) found.set(product.id, inWords(product))
  }
  return wishes.map((wish) => ({ ...wish, product: found.get(wish.id) ?? null }))
}
