import { X } from 'lucide'
import { formatRupees } from '@tohfa/contract/shared/money'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.ts'
import { countryName, type CountryNames } from '#platform/i18n/country-name.ts'
import { focusMain } from '#ui/focus-main.ts'
import { listingTexts as texts } from './listing.texts.ts'
import { emptyListing, type Listing } from '@tohfa/contract/catalog/listing-address'
import type { Href } from '@tohfa/contract/shared/site-map'
import { activeFilterCount } from '@tohfa/contract/catalog/read-listing'
import { typeLabel } from '#catalog/products/type-label.ts'
import type { WordedPrice } from './searched-price.ts'
import type { ChangeListing } from './use-listing-change.ts'

/** A chip for the search and for each active filter, with a link that removes it. */
export function ActiveFilters({
  listing,
  change,
  countries,
  worded,
  path,
}: {
  listing: Listing
  change: ChangeListing
  /** From the server, with the document. */
  countries?: CountryNames | undefined
  /** The price limit from the text of the search. */
  worded: WordedPrice | undefined
  /** The page without a search. */
  path: Href
}) {
  const { search, categories, sizes, origins, price, rating } = listing
  const filters = activeFilterCount(listing) + (worded ? 1 : 0)
  const none = { ...emptyListing, search: worded?.rest ?? search, sort: listing.sort }
  if (!search && filters === 0) return null

  function remove(next: Partial<Listing>) {
    // The list starts again, and so does the focus.
    if (filters === 1 || next === none) focusMain()
    change(next)
  }

  return (
    <section
      aria-label={texts.activeFilters}
      className="flex flex-1 flex-wrap items-center gap-2 py-4 lg:pt-0"
    >
      {search && (
        <span className={chip}>
          <span className="min-w-0 wrap-anywhere">
            {`${texts.searchedFor} `}
            <strong className="font-semibold">{search}</strong>
          </span>
          <Link
            to={path}
            aria-label={texts.clearSearch(search)}
            onClick={focusMain}
            className={removeClass}
          >
            <Icon shape={X} className="size-4" />
          </Link>
        </span>
      )}
      {categories.map((slug) => (
        <Chip
          key={slug}
          label={typeLabel(slug)}
          onRemove={() => remove({ categories: categories.filter((other) => other !== slug) })}
        />
      ))}
      {worded && <Chip label={worded.label} onRemove={() => remove({ search: worded.rest })} />}
      {price !== null && (
        <Chip label={texts.under(formatRupees(price))} onRemove={() => remove({ price: null })} />
      )}
      {sizes.map((size) => (
        <Chip
          key={size}
          label={size}
          onRemove={() => remove({ sizes: sizes.filter((other) => other !== size) })}
        />
      ))}
      {origins.map((code) => (
        <Chip
          key={code}
          label={countryName(code, countries)}
          onRemove={() => remove({ origins: origins.filter((other) => other !== code) })}
        />
      ))}
      {rating !== null && (
        <Chip label={texts.andAbove(rating)} onRemove={() => remove({ rating: null })} />
      )}
      {filters > 0 && (
        <button
          type="button"
          onClick={() => remove(none)}
          className="min-h-11 rounded-control px-2 text-sm font-medium text-link underline underline-offset-4 hover:decoration-2"
        >
          {texts.clearAll}
        </button>
      )}
    </section>
  )
}

const chip =
  'inline-flex min-h-9 max-w-full items-center rounded-control bg-link-wash pl-3 text-sm text-link'
const removeClass =
  'grid size-9 shrink-0 place-items-center rounded-control hover:bg-link hover:text-on-link'

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <span className={chip}>
      {label}
      <button
        type="button"
        aria-label={texts.removeFilter(label)}
        onClick={onRemove}
        className={removeClass}
      >
        <Icon shape={X} className="size-4" />
      </button>
    </span>
  )
}
