import type { UnreadyLine } from '@tohfa/contract/fulfilment/unready'
import { mostOfForceReason } from '@tohfa/contract/orders/order-moves'
import { Checkbox } from '#ui/form/choice.tsx'
import { TextArea } from '#ui/form/field.tsx'
import { bulkTexts as texts } from './bulk.texts.ts'
import type { Movable } from './moves.ts'

/** Whether to ship orders that are not ready, and the reason. */
export type Forcing = { isForced: boolean; reason: string; error: string | undefined }

/** The pieces of orders that are not printed or packed, each with its state. */
export function UnreadyOrders({
  orders,
  mayForce,
  forcing,
  onChange,
}: {
  orders: readonly Movable[]
  mayForce: boolean
  forcing: Forcing
  onChange: (next: Forcing) => void
}) {
  const { isForced, reason, error } = forcing
  return (
    <div className="flex flex-col gap-2 border-l-2 border-warning bg-warning-wash px-4 py-3 text-sm">
      <p className="font-semibold">{texts.unready(orders.length)}</p>
      <ul className="tabular flex max-h-40 flex-col gap-1 overflow-y-auto">
        {orders.map(({ id, orderNumber, unready }) => (
          <li key={id} className="wrap-anywhere">
            {texts.refused(orderNumber, unreadyWords(unready))}
          </li>
        ))}
      </ul>
      {!mayForce && <p>{texts.onlyManagers}</p>}
      {mayForce && (
        <Checkbox
          name="force"
          value="force"
          label={texts.force(orders.length)}
          checked={isForced}
          onChange={(on) => onChange({ ...forcing, isForced: on, error: undefined })}
        />
      )}
      {mayForce && isForced && (
        <TextArea
          label={texts.forceReason}
          hint={texts.forceHint}
          error={error}
          rows={2}
          maxLength={mostOfForceReason}
          value={reason}
          onChange={({ currentTarget: { value } }) => onChange({ ...forcing, reason: value })}
        />
      )}
    </div>
  )
}

/** Lines that are not ready, each with its state, as one line of text. */
export function unreadyWords(lines: readonly UnreadyLine[]): string {
  return lines.map(({ title, state }) => `${title} (${texts.unreadyStates[state]})`).join(', ')
}
