import { Link } from 'react-router'
import { homeTexts as texts } from '../home.texts.ts'
import { HomeCard, HomeCardSkeleton } from '../home-card.tsx'
import { ProductRow } from '../product-row.tsx'
import type { HomeSection } from '../products.thunks.ts'
import { useSection } from './use-section.ts'

const skeletons = Array.from({ length: 6 }, (_, index) => index)

/** A row of products under its heading (spec section 2: skeletons, cards, or what went wrong). */
export function ProductSection({
  section,
  nested = false,
  className = '',
}: {
  section: HomeSection
  /** True when it stands inside something that already keeps the page's width. */
  nested?: boolean
  className?: string
}) {
  const { ref, items, error, waiting } = useSection(section)
  const heading = texts.sections[section]
  return (
    <section
      ref={ref}
      aria-label={heading}
      className={`min-h-75 min-w-0 pt-(--section) last:pb-(--section) ${nested ? '' : 'page'} ${className}`}
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
        {items.length > 0
          ? items.map((product) => <HomeCard key={product.id} product={product} />)
          : waiting
            ? skeletons.map((key) => <HomeCardSkeleton key={key} />)
            : null}
      </ProductRow>
      {items.length === 0 && !waiting && (
        <p className="py-8 text-quiet">{error ?? texts.noProducts}</p>
      )}
    </section>
  )
}
