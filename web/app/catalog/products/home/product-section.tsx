import { Link } from '#ui/link.ts'
import { homeTexts as texts } from '#catalog/products/home.texts.ts'
import { HomeCard, homeCardSkeletons } from '#catalog/products/home-card.tsx'
import { ProductRow } from '#catalog/products/product-row.tsx'
import { useNear } from '#ui/use-near.ts'
import { type RowData, useProducts } from '#catalog/products/use-products.ts'
import { type HomeSection, rowFilters } from './home.data.ts'

/** A row of products under its heading (docs/product.md 5.4: skeletons, cards, or an error). */
export function ProductSection({
  section,
  given,
  nested = false,
  className = '',
}: {
  section: HomeSection
  /** Its products from the server; without them they are fetched when the row comes into view. */
  given?: RowData | undefined
  /** True inside an element that already has the page's width. */
  nested?: boolean
  className?: string
}) {
  const { ref, near } = useNear<HTMLElement>()
  const loaded = useProducts(section === 'best' ? null : rowFilters[section], near)
  const row = given ?? loaded
  const heading = texts.sections[section]
  return (
    <section
      ref={ref}
      aria-label={heading}
      className={`min-h-75 min-w-0 pt-(--section) last:pb-(--section) ${nested ? '' : 'page'} ${row || near ? '' : 'still'} ${className}`}
    >
      <ProductRow
        heading={heading}
        viewAll={
          <Link
            to="/product-filter"
            aria-label={texts.viewAllOf(heading)}
            className="inline-flex min-h-11 shrink-0 items-center rounded-control text-sm font-medium text-link underline underline-offset-4 hover:decoration-2"
          >
            {texts.viewAll}
          </Link>
        }
      >
        {row
          ? row.items.map((product) => <HomeCard key={product.id} product={product} />)
          : homeCardSkeletons}
      </ProductRow>
      {row?.items.length === 0 && (
        <p className="py-8 text-quiet">{row.error ?? texts.noProducts}</p>
      )}
    </section>
  )
}
