import type { TaxClass } from '@tohfa/contract/tax/tax-classes'
import { formatDate } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { isUnreviewed, rateWords, reviewWords } from './class-words.ts'
import { reviewAllTexts } from './review-all.texts.ts'
import { taxTexts as texts } from './tax.texts.ts'

/** Every tax class, with its reviewer and the time; unused ones are dimmed. */
export function ClassTable({
  classes,
  onAdd,
  onChange,
  onReviewAll,
}: {
  classes: readonly TaxClass[]
  onAdd: () => void
  onChange: (one: TaxClass) => void
  onReviewAll: () => void
}) {
  const unreviewed = classes.filter(isUnreviewed).length
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{texts.classes}</h2>
        <div className="flex flex-wrap gap-3">
          {unreviewed > 1 && (
            <Button look="secondary" onClick={onReviewAll}>
              {reviewAllTexts.open(unreviewed)}
            </Button>
          )}
          <Button look="secondary" onClick={onAdd}>
            {texts.newClass}
          </Button>
        </div>
      </div>
      <p className="pb-3 text-sm text-quiet">{texts.classesSentence}</p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {classes.map((one) => (
          <li key={one.key} className="grid gap-x-4 gap-y-1 py-3 text-sm md:grid-cols-12">
            <p className="font-medium md:col-span-2">
              {one.key}
              {one.inUse && <span className="block text-xs text-success">{texts.inUse}</span>}
            </p>
            <p className="tabular-nums md:col-span-2">
              {texts.hsn} {one.hsn}
            </p>
            <div className="md:col-span-3">
              <p>{rateWords(one)}</p>
              {one.upcoming.map((later) => (
                <p key={later.validFrom} className="text-xs">
                  {texts.from(formatDate(later.validFrom), rateWords(later))}
                </p>
              ))}
              {one.source && <p className="text-xs text-quiet">{one.source}</p>}
            </div>
            <p className={`md:col-span-3 ${one.reviewedBy ? '' : 'font-medium text-warning'}`}>
              {reviewWords(one)}
            </p>
            <div className="md:col-span-2 md:text-right">
              <Button
                look="secondary"
                aria-label={texts.review(one.key)}
                onClick={() => onChange(one)}
              >
                {texts.change}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
