import type { Choosable, Chosen } from '#orders/order/pieces.ts'
import { PiecesField } from '#orders/order/pieces-field.tsx'
import { Field } from '#ui/form/field.tsx'
import { changeTexts as texts } from './change.texts.ts'

/** The pieces of a refund; a line with selected pieces has an amount field. */
export function RefundLines({
  lines,
  chosen,
  amountOf,
  fields = {},
  onChoose,
  onAmount,
}: {
  lines: readonly Choosable[]
  chosen: Chosen
  /** In rupees, as typed. */
  amountOf: (id: string) => string
  /** The errors, by the paths of the request. */
  fields?: Record<string, string> | undefined
  onChoose: (chosen: Chosen) => void
  onAmount: (id: string, amount: string) => void
}) {
  const sent = lines.filter(({ id }) => chosen[id])
  if (lines.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="pb-3 text-sm text-quiet">{texts.forWhat}</legend>
      {lines.map((line) => {
        const path = `lines.${sent.indexOf(line)}`
        return (
          <div key={line.id} className="grid gap-x-4 pb-2 sm:grid-cols-[1fr_12rem]">
            <PiecesField
              choice={line}
              label={texts.piecesOf(line.name)}
              chosen={chosen}
              error={fields[`${path}.quantity`] ?? fields[`${path}.id`]}
              onChange={onChoose}
            />
            {sent.includes(line) && line.row === undefined && (
              <Field
                label={texts.amount}
                aria-label={texts.amountOf(line.name)}
                className="justify-end"
                inputMode="decimal"
                value={amountOf(line.id)}
                onChange={(event) => onAmount(line.id, event.currentTarget.value)}
                error={fields[`${path}.amount`]}
              />
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
