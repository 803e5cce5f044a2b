import type { Quote } from '@tohfa/contract/orders/drafts/quotes'
import { preflightTexts } from '@tohfa/print-engine/scene/studio.texts'
import { findingMessage } from '@tohfa/print-engine/scene/finding'
import { titleOf } from '#platform/i18n/product-words.ts'
import { Checkbox } from '#ui/form/choice.tsx'
import { quoteTexts as texts } from './quote.texts.ts'

type Ticked = Record<string, string[]>

/** The remarks on prints, each of which is ticked before its print is approved. */
export function QuoteTicks({
  quote: { items, needed },
  ticked,
  onTick,
}: {
  quote: Quote
  ticked: Ticked
  onTick: (ticked: Ticked) => void
}) {
  const remarked = items.filter(({ id }) => (needed.ticks[id]?.length ?? 0) > 0)
  if (remarked.length === 0) return null
  function set(id: string, code: string, on: boolean) {
    const others = (ticked[id] ?? []).filter((one) => one !== code)
    onTick({ ...ticked, [id]: on ? [...others, code] : others })
  }
  return (
    <section aria-labelledby="quote-ticks" className="pt-6">
      <h2 id="quote-ticks" className="pb-3 text-lg font-semibold">
        {texts.check}
      </h2>
      <ul className="flex flex-col gap-4">
        {remarked.map((item) => (
          <li key={item.id} className="border-l-4 border-warning pl-4">
            <p className="text-sm font-semibold">{titleOf(item)}</p>
            {needed.ticks[item.id]?.map((code) => (
              <div key={code} className="pt-1 text-sm">
                <p>{sentenceOf(item, code)}</p>
                <Checkbox
                  name={`tick-${item.id}`}
                  value={code}
                  label={texts.tick}
                  checked={ticked[item.id]?.includes(code) ?? false}
                  onChange={(on) => set(item.id, code, on)}
                />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function sentenceOf({ personalisation }: Quote['items'][number], code: string): string {
  const found = personalisation?.preflight.find((one) => one.code === code)
  return found ? findingMessage(preflightTexts, found) : code
}
