import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { Price } from '#ui/price.tsx'
import { homeTexts as texts } from '#catalog/products/home.texts.ts'
import { homeCardSkeletons, RowCard } from '#catalog/products/home-card.tsx'
import { ProductRow } from '#catalog/products/product-row.tsx'
import { useProducts } from '#catalog/products/use-products.ts'

/** Products of some types in a row, the best rated first (docs/product.md 6.7). */
export default function RelatedProducts({
  heading,
  types,
  except,
}: {
  heading: string
  types: readonly ProductType[]
  /** The product of the page, which is left out. */
  except: string
}) {
  const row = useProducts({ categories: [...types], sort: 'rating-desc' })
  const items = row?.items.filter(({ id }) => id !== except)

  return (
    <>
      <ProductRow heading={heading}>
        {items
          ? items.map((product) => (
              <RowCard key={product.id} product={product} to={`/product-detail/${product.id}`}>
                <Price {...product} />
              </RowCard>
            ))
          : homeCardSkeletons}
      </ProductRow>
      {items?.length === 0 && <p className="py-8 text-quiet">{row?.error ?? texts.noProducts}</p>}
    </>
  )
}
