import { type FormEvent, useState } from 'react'
import { formatRupees, toPaise, toRupees } from '@tohfa/contract/shared/money'
import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import { useCall } from '#platform/api/use-call.ts'
import { Radio } from '#ui/form/choice.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import {
  allOf,
  type Choosable,
  choosable,
  type Chosen,
  itemsOf,
  nextPaise,
} from '#orders/order/pieces.ts'
import { PiecesField } from '#orders/order/pieces-field.tsx'
import { cancelTexts as texts } from './cancel.texts.ts'

/** Asks which pieces of an order to cancel, and why; one more press selects all that can be. */
export function CancelDialog({
  order,
  onClose,
}: {
  order: OrderDetails
  onClose: (isChanged: boolean) => void
}) {
  const left = choosable(order.order_items)
  const open = stillOpen(order, left)
  // With a print in progress, only the rest can be selected.
  const isPart = open.length < left.length
  const [isWhole, setIsWhole] = useState(!isPart)
  const [chosen, setChosen] = useState<Chosen>(() => (isPart ? allOf(open) : {}))
  const [reason, setReason] = useState<string>(texts.reasons[0])
  const [busy, call] = useCall()
  const [problem, setProblem] = useState<string | null>(null)
  // One key per opening: pressing twice is one cancellation.
  const [key] = useState(() => crypto.randomUUID())
  const items = itemsOf(open, chosen)
  const pieces = open.reduce((sum, { most }) => sum + most, 0)

  async function cancel(event: FormEvent) {
    event.preventDefault()
    if (!isWhole && items.length === 0) return setProblem(texts.choose)
    setProblem(null)
    const answer = await call('POST /user-orders/:id/cancel', {
      params: { id: order.id },
      headers: { 'idempotency-key': key },
      body: { reason, ...(!isWhole && { items }) },
    })
    if (!answer.success) return setProblem(answer.error)
    const done = answer.data.status === 'cancelled' ? texts.done(order.orderNumber) : texts.partDone
    toast('success', done, 'cancel')
    onClose(true)
  }

  return (
    <Dialog open onClose={() => onClose(problem !== null)} title={texts.title(order.orderNumber)}>
      <form noValidate onSubmit={(event) => void cancel(event)} className="flex flex-col gap-4 p-5">
        {isPart && <p className="text-sm">{texts.restIsPrinted}</p>}
        {!isPart && pieces > 1 && (
          <fieldset className="flex flex-col">
            <legend className="text-sm font-medium">{texts.what}</legend>
            <Radio
              name="what"
              value="whole"
              label={texts.whole}
              checked={isWhole}
              onChange={() => setIsWhole(true)}
            />
            <Radio
              name="what"
              value="pieces"
              label={texts.pieces}
              checked={!isWhole}
              onChange={() => setIsWhole(false)}
            />
          </fieldset>
        )}
        {!isWhole && (
          <fieldset className="flex min-w-0 flex-col gap-2">
            <legend className="sr-only">{texts.what}</legend>
            {open.map((line) => (
              <PiecesField
                key={line.id}
                choice={line}
                label={texts.howMany(line.name)}
                chosen={chosen}
                onChange={setChosen}
              />
            ))}
          </fieldset>
        )}
        <SelectField
          label={texts.why}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          options={texts.reasons.map((one) => ({ value: one, label: one }))}
        />
        {(isWhole || items.length > 0) && (
          <p className="text-sm">{moneySentence(order, isWhole ? null : items)}</p>
        )}
        <FormEnd
          problem={problem}
          leave={texts.keep}
          send={texts.confirm}
          look="danger"
          busy={busy}
          onLeave={() => onClose(problem !== null)}
        />
      </form>
    </Dialog>
  )
}

/** The remaining lines without those being printed. */
function stillOpen(
  { cancellable }: OrderDetails,
  left: readonly Choosable[],
): readonly Choosable[] {
  const { items } = cancellable
  return items
    ? left.filter(({ line, row }) =>
        items.some(
          ({ id, rows }) => id === line.id && (row === undefined || rows?.includes(row) === true),
        ),
      )
    : left
}

/** The refund for the whole order or for these pieces. */
function moneySentence(
  { paid, refunded, order_items: lines }: OrderDetails,
  items: readonly { id: string; quantity: number }[] | null,
): string {
  const left = toPaise(paid) - toPaise(refunded)
  if (left === 0) return texts.nothingPaid
  if (items === null) return texts.goesBack(formatRupees(toRupees(left)))
  const worth = items.reduce((sum, { id, quantity }) => {
    const line = lines.find((one) => one.id === id)
    return sum + (line ? nextPaise(line, line.cancelled, quantity) : 0)
  }, 0)
  return texts.goesBack(formatRupees(toRupees(Math.min(worth, left))))
}
