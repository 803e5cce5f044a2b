import { isBlank } from '@tohfa/print-engine/text/blank'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Finding } from '@tohfa/print-engine/preflight/preflight'
import { preflightTexts } from '@tohfa/print-engine/scene/studio.texts'
import { findingMessage } from '@tohfa/print-engine/scene/finding'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import { labelOf } from '#platform/i18n/label-of.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import { fieldOf } from './use-findings.ts'

const messageOf = (found: Finding) => findingMessage(preflightTexts, found)

/**
 * The price of a piece or a pack with its print, which may have changed while the page was open.
 */
export function Price({
  priceShown,
  now,
  base,
  each,
}: {
  priceShown: number
  now: number
  base: number
  /** The number of pieces for that price. */
  each: string
}) {
  const [before, price] = [formatRupees(priceShown), formatRupees(now)]
  return (
    <>
      <p className="tabular text-sm">
        <span className="text-xl font-semibold">{formatRupees(base + now)}</span>{' '}
        <span className="ml-1 text-quiet">
          {now > 0
            ? texts.withPrint(each, formatRupees(base), price)
            : texts.withPrintIncluded(each)}
        </span>
      </p>
      {before !== price && (
        <p aria-live="polite" className="tabular border-l-4 border-warning pl-4 text-sm">
          {texts.priceChanged(before, price)}
        </p>
      )}
    </>
  )
}

/** A finding with its field, which is named once. */
export function concerning(
  { fields }: ProductStudio,
  id: string | undefined,
  found: Finding,
): string {
  const sentence = messageOf(found)
  const field = fields.find((one) => one.id === id)
  const label = field && labelOf(field)
  return label && !sentence.includes(label) ? texts.at(label, sentence) : sentence
}

/** A text that occurs twice has the same finding twice. */
export function withoutRepeats<Found extends Finding>(
  studio: ProductStudio,
  findings: readonly Found[],
): Found[] {
  const sentences = new Set<string>()
  return findings.filter((one) => {
    const sentence = concerning(studio, fieldOf(one, { scene: studio.template }), one)
    const isNew = !sentences.has(sentence)
    sentences.add(sentence)
    return isNew
  })
}

/** A wrong letter is the most common problem, so the text is repeated in large plain type. */
export function Words({
  studio: { fields },
  values,
}: {
  studio: ProductStudio
  values: FieldValues
}) {
  const words = fields.filter(({ id, kind }) => kind === 'text' && !isBlank(values[id] ?? ''))
  if (words.length === 0) return null
  return (
    <div>
      <p className="text-sm text-quiet">{texts.readAsStranger}</p>
      <dl className="mt-2 flex flex-col gap-3">
        {words.map((field) => (
          <div key={field.id}>
            <dt className="text-xs text-quiet">{labelOf(field)}</dt>
            <dd className="text-2xl font-semibold break-words whitespace-pre-line">
              {values[field.id]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
