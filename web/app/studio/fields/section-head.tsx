import { formatRupees } from '@tohfa/contract/shared/money'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { OrnamentBorder } from '#ui/ornament-border.tsx'
import { studioTexts as texts } from '#studio/studio.texts.ts'

/** The heading of the section, with the price of the print. */
export function SectionHead({
  id,
  studio,
  isNeeded,
}: {
  id: string
  studio: ProductStudio
  /** Whether required fields must be filled in now. */
  isNeeded: boolean
}) {
  const { fields } = studio
  return (
    <div className="flex flex-col gap-2">
      <OrnamentBorder />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lg font-semibold">
          {texts.heading}
        </h2>
        <p className="tabular text-sm text-quiet">{priceOf(studio)}</p>
      </div>
      {fields.some(({ required }) => required) && (
        // Its space is reserved from the start, so that nothing moves later.
        <p className={`text-xs text-quiet ${isNeeded ? '' : 'invisible'}`}>{texts.requiredMark}</p>
      )}
    </div>
  )
}

/**
 * A mandatory print is in the price already. More areas may cost more: then the minimum is shown.
 */
function priceOf({ prices: { surcharge, extraArea }, template, required }: ProductStudio): string {
  const mayCostMore = template.areas.length > 1 && extraArea > 0
  const price = formatRupees(surcharge)
  if (required && mayCostMore) return texts.eachFurtherSide(formatRupees(extraArea))
  if (required) return texts.included
  if (mayCostMore) return texts.from(price)
  return surcharge > 0 ? texts.plus(price) : texts.free
}
