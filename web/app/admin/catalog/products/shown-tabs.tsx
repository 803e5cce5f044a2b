import type { Listing } from '@tohfa/contract/catalog/listing-address'
import { shownToStaff } from '@tohfa/contract/catalog/visibility'
import { TabButtons } from '#ui/tab-buttons.tsx'
import { Link, useNavigate } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { catalogHref, type CatalogView } from './catalog-address.ts'
import { stockTexts } from './stock.texts.ts'
import { visibilityTexts as texts } from './visibility.texts.ts'

/** Filters the catalogue by visibility; other filters and the search stay. */
export function ShownTabs({ view, listing }: { view: CatalogView; listing: Listing }) {
  const navigate = useNavigate()
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pb-4">
      <div className="min-w-0 grow max-sm:basis-full">
        <TabButtons
          label={texts.tabs}
          tabs={shownToStaff.map((value) => ({ value, label: texts.shown[value] }))}
          value={view.shown}
          onChange={(shown) => {
            const to = catalogHref({ ...view, shown }, { ...listing, page: 1 })
            void navigate(to, { preventScrollReset: true })
          }}
        />
      </div>
      <Link
        to={catalogHref({ ...view, as: view.as === 'stock' ? 'cards' : 'stock' }, listing)}
        className={`inline-flex min-h-11 items-center text-sm ${textLinkClass}`}
      >
        {view.as === 'stock' ? stockTexts.asCards : stockTexts.asStock}
      </Link>
    </div>
  )
}
