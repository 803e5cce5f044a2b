import { useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Product } from '@tohfa/contract/catalog/products'
import type { CountryNames } from '#platform/i18n/country-name.ts'
import { useGet } from '#platform/api/use-get.ts'
import type { FieldShape } from '#studio/fields/field-shapes.ts'
import { StudioSkeleton } from '#studio/fields/field-skeletons.tsx'
import type { ProofFlow } from '#studio/proof/proof-flow.ts'
import { lazyPart, lazyServerPart } from '#ui/lazy-part.tsx'
import { InBrowser } from '#ui/in-browser.tsx'
import { useElement } from '#ui/use-element.ts'
import { useFromBrowser } from '#ui/use-in-browser.ts'
import { JsonLd } from '#platform/page-head/json-ld.tsx'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { Heart } from '#catalog/products/wish-list/heart.tsx'
import { productTexts as texts } from './product.texts.ts'
import { productJsonLd } from '#catalog/products/catalog.json-ld.ts'
import { choiceFromState, type ProductChoice } from './product-choice.ts'
import { FestivalNote } from '#catalog/products/festival-note.tsx'
import { OfferNotes } from '#catalog/products/offer-notes.tsx'
import { DeliveryCheck } from './delivery-check.tsx'
import { PrintWishChoice } from './print-wish-choice.tsx'
import { type PrintWish, wishFromState } from './print-wish.ts'
import { picturesOf, ProductView } from './product-view.tsx'
import { PurchaseButtons } from './purchase-buttons.tsx'

const MakeItYours = lazyPart(() => import('#studio/fields/make-it-yours.tsx'))
/** Links work without a script: that of this part loads with the content below the product. */
const Trail = lazyServerPart(() => import('./trail.tsx'), 'mb-3 h-5 max-sm:hidden')
const ProductMore = lazyServerPart(() => import('./product-more.tsx'), 'min-h-screen')

const ReturnsNote = lazyServerPart(() => import('#orders/cart/returns-note.tsx'), 'min-h-15')

/** The product page: the product, its purchase, and its reviews. */
export function ProductDetail({
  product,
  shapes,
  countries,
}: {
  product: Product
  /** The size of the studio's fields, if the server knows it. */
  shapes?: readonly FieldShape[] | undefined
  /** Names that the server sent. */
  countries?: CountryNames | undefined
}) {
  const [chosen, setChoice] = useState<ProductChoice | null>(null)
  // The server's HTML does not know the navigation state, so the first render ignores it.
  const state = useFromBrowser(useLocation().state as unknown, null)
  const choice = chosen ?? choiceFromState(product, state)
  const { name } = useStoreParticulars()
  const [frame, frameRef] = useElement()
  const [small, smallRef] = useElement()
  /** Whether the person views their own design; null before there is one. */
  const [isOwnShown, setOwnShown] = useState<boolean | null>(null)
  /** Undefined until the studio has reported. */
  const [proofFlow, setProofFlow] = useState<ProofFlow | null>()
  const [query] = useSearchParams()
  // The print of an order is exchanged for another print.
  const isForOrder = useFromBrowser(query.has('order'), false)
  const isOptional = product.personalisation?.required === false && !isForOrder
  const [wished, setWished] = useState<PrintWish | null>(null)
  const [isMissed, setMissed] = useState(false)
  const wishPlace = useRef<HTMLDivElement>(null)
  // Filling in a field selects the print.
  const wish = wished ?? wishFromState(state) ?? (isOptional && proofFlow ? 'own' : null)
  const isPlain = isOptional && wish === 'plain'
  const { latest } = useGet(
    'GET /studio/products/:id/plain',
    isPlain ? { params: { id: product.id }, query: { color: choice.color } } : null,
  )
  const plainPicture = isPlain && latest?.success ? latest.data.picture : undefined

  function askForWish() {
    setMissed(true)
    wishPlace.current?.querySelector('input')?.focus()
  }

  return (
    <>
      <article className="page pb-(--section) sm:pt-4 lg:pt-6">
        <PageMeta
          title={texts.title(product.title, name)}
          description={product.description}
          path={`/product-detail/${product.id}`}
          image={picturesOf(product, choice)[0]}
          kind="product"
        />
        <JsonLd make={import.meta.env.SSR && ((store) => productJsonLd(product, store))} />
        <Trail type={product.productType} />
        <ProductView
          product={product}
          choice={choice}
          onChange={setChoice}
          corner={<Heart gift={product} />}
          asks
          countries={countries}
          {...(isPlain
            ? plainPicture && { images: [plainPicture] }
            : {
                own: {
                  frame: frameRef,
                  small: smallRef,
                  isShown: isOwnShown,
                  onLeave: () => setOwnShown((was) => was && false),
                },
              })}
        >
          {isOptional && (
            <PrintWishChoice
              wish={wish}
              isMissed={isMissed && wish === null}
              onChange={setWished}
              place={wishPlace}
            />
          )}
          {product.customizable && (
            <div hidden={isPlain}>
              <InBrowser before={<StudioSkeleton shapes={shapes} />}>
                <MakeItYours
                  product={product}
                  choice={choice}
                  onChoose={setChoice}
                  frame={frame}
                  small={small}
                  isShown={isOwnShown}
                  onShow={setOwnShown}
                  shapes={shapes}
                  isWished={wished === 'own'}
                  onProofFlow={setProofFlow}
                />
              </InBrowser>
            </div>
          )}
          <PurchaseButtons
            product={product}
            choice={choice}
            proofFlow={isPlain && proofFlow !== undefined ? null : proofFlow}
            isPlain={isPlain}
            onUndecided={isOptional && wish === null ? askForWish : undefined}
          />
          <ReturnsNote isPersonalised={product.customizable === true && !isPlain} />
          <FestivalNote />
          <OfferNotes type={product.productType} />
          <DeliveryCheck productId={product.id} />
        </ProductView>
      </article>
      <ProductMore product={product} />
    </>
  )
}
