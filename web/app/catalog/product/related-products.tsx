import { useEffect, useState } from 'react'
import { productsPerPage, type ProductType } from '@tohfa/contract/product-types'
import { Price } from '../../ui/price.tsx'
import { catalogCalls, sentenceOf } from '../catalog.calls.ts'
import { homeTexts as texts } from '../home.texts.ts'
import { HomeCardSkeleton, RowCard } from '../home-card.tsx'
import { summarize, type ProductSummary } from '../product-card.ts'
import { ProductRow } from '../product-row.tsx'

const skeletons = Array.from({ length: 6 }, (_, index) => index)

/** Products of some types, the best rated first, in a row (spec section 2, "Product detail"). */
export default function RelatedProducts({
  heading,
  types,
  except,
}: {
  heading: string
  types: readonly ProductType[]
  /** The product that people are looking at already. */
  except: string
}) {
  const asked = types.join(',')
  const [answer, setAnswer] = useState<{ items: ProductSummary[]; error: string | null }>()

  useEffect(() => {
    const controller = new AbortController()
    async function ask() {
      const categories = asked.split(',') as ProductType[]
      const filters = { categories, sort: 'rating-desc', page: 1, limit: productsPerPage } as const
      try {
        const { products } = await catalogCalls.list(filters, controller.signal)
        const items = products.filter(({ id }) => id !== except).map(summarize)
        if (!controller.signal.aborted) setAnswer({ items, error: null })
      } catch (error) {
        if (!controller.signal.aborted) setAnswer({ items: [], error: sentenceOf(error) })
      }
    }
    void ask()
    return () => controller.abort()
  }, [asked, except])

  return (
    <>
      <ProductRow heading={heading}>
        {answer
          ? answer.items.map((product) => (
              <RowCard key={product.id} product={product} to={`/product-detail/${product.id}`}>
                <Price {...product} />
              </RowCard>
            ))
          : skeletons.map((key) => <HomeCardSkeleton key={key} />)}
      </ProductRow>
      {answer?.items.length === 0 && (
        <p className="py-8 text-quiet">{answer.error ?? texts.noProducts}</p>
      )}
    </>
  )
}
