import type { ComponentType, ReactNode } from 'react'
import { formatRupees } from '@tohfa/contract/shared/money'
import { priceSteps, ratingSteps } from '@tohfa/contract/catalog/listing-choices'
import { productTypeSlugs, productTypeLabels } from '@tohfa/contract/catalog/product-type-labels'
import type { FilterCounts } from '@tohfa/contract/catalog/products'
import { countryName, type CountryNames } from '#platform/i18n/country-name.ts'
import { localeTexts } from '#platform/i18n/locale.texts.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, Radio } from '#ui/form/choice.tsx'
import { Stars } from '#ui/stars.tsx'
import { listingTexts as texts } from './listing.texts.ts'
import { ratingLabel, type Listing } from '@tohfa/contract/catalog/listing-address'
import { sizeSteps } from '@tohfa/contract/catalog/listing-choices'
import { typeLabel } from '#catalog/products/type-label.ts'
import type { WordedPrice } from './searched-price.ts'
import type { ChangeListing } from './use-listing-change.ts'

/**
 * All filters (docs/product.md 4.8). Each change applies at once; before hydration, by the button.
 */
export function FilterForm({
  listing,
  change,
  counts,
  countries,
  worded,
  action = '/product-filter',
  group: Group = FilterGroup,
}: {
  listing: Listing
  change: ChangeListing
  counts: FilterCounts | null
  /** From the server, with the document. */
  countries?: CountryNames | undefined
  /** The price limit from the text of the search. */
  worded?: WordedPrice | undefined
  action?: string
  group?: ComponentType<FilterGroupProps>
}) {
  const nameOf = (code: string) => countryName(code, countries)
  // Available values, and the selected ones.
  const origins = [...new Set([...Object.keys(counts?.origins ?? {}), ...listing.origins])].sort(
    (a, b) => nameOf(a).localeCompare(nameOf(b), localeTexts.tag),
  )
  // Another price replaces the one in the search text.
  const changePrice = (price: number | null) =>
    change({ price, ...(worded && { search: worded.rest }) })
  return (
    <form action={action} className="flex flex-col">
      {listing.search && <input type="hidden" name="search" value={listing.search} />}
      {listing.sort && <input type="hidden" name="sort" value={listing.sort} />}
      <Group legend={texts.groups.categories}>
        {productTypeSlugs.map((slug) => (
          <Checkbox
            key={slug}
            name="categorie"
            value={productTypeLabels[slug]}
            label={typeLabel(slug)}
            count={counts?.categories[slug]}
            checked={listing.categories.includes(slug)}
            onChange={(on) => change({ categories: toggled(listing.categories, slug, on) })}
          />
        ))}
      </Group>
      <Group legend={texts.groups.price}>
        <Radio
          name="price"
          value=""
          label={texts.anyPrice}
          checked={listing.price === null && !worded}
          onChange={() => changePrice(null)}
        />
        {worded?.step === null && (
          <Radio
            name="price"
            value=""
            label={worded.label}
            checked={listing.price === null}
            onChange={() => change({ price: null })}
          />
        )}
        {priceSteps.map((price) => (
          <Radio
            key={price}
            name="price"
            value={String(price)}
            label={texts.under(formatRupees(price))}
            // With a price in the search text, these counts do not show what another step would
            // leave.
            count={worded ? undefined : counts?.prices[price]}
            checked={(listing.price ?? worded?.step) === price}
            onChange={() => changePrice(price)}
          />
        ))}
      </Group>
      <Group legend={texts.groups.size}>
        {sizeSteps.map((size) => (
          <Checkbox
            key={size}
            name="size"
            value={size}
            label={size}
            count={counts?.sizes[size]}
            checked={listing.sizes.includes(size)}
            onChange={(on) => change({ sizes: toggled(listing.sizes, size, on) })}
          />
        ))}
      </Group>
      <Group legend={texts.groups.ratings}>
        <p className="pb-1 text-xs text-quiet">{texts.ratingsHint}</p>
        <Radio
          name="rating"
          value=""
          label={texts.anyRating}
          checked={listing.rating === null}
          onChange={() => change({ rating: null })}
        />
        {ratingSteps.map((rating) => (
          <Radio
            key={rating}
            name="rating"
            value={ratingLabel(rating)}
            label={texts.andAbove(rating)}
            count={counts?.ratings[rating]}
            picture={
              <span aria-hidden>
                <Stars rating={rating} />
              </span>
            }
            checked={listing.rating === rating}
            onChange={() => change({ rating })}
          />
        ))}
      </Group>
      {origins.length > 0 && (
        <Group legend={texts.groups.origin}>
          {origins.map((code) => (
            <Checkbox
              key={code}
              name="origin"
              value={code}
              label={nameOf(code)}
              count={counts?.origins[code]}
              checked={listing.origins.includes(code)}
              onChange={(on) => change({ origins: toggled(listing.origins, code, on) })}
            />
          ))}
        </Group>
      )}
      <noscript>
        <Button type="submit">{texts.apply}</Button>
      </noscript>
    </form>
  )
}

function toggled<T>(values: readonly T[], value: T, on: boolean): T[] {
  return on ? [...values, value] : values.filter((other) => other !== value)
}

export type FilterGroupProps = { legend: string; children: ReactNode }

function FilterGroup({ legend, children }: FilterGroupProps) {
  return (
    <fieldset className="border-t border-hairline py-4 first-of-type:border-0 lg:first-of-type:pt-0">
      <legend className="float-left mb-1 w-full text-sm font-semibold">{legend}</legend>
      <div className="clear-both flex flex-col">{children}</div>
    </fieldset>
  )
}
