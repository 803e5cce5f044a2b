import { useState } from 'react'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import { formatRupees } from '@tohfa/contract/shared/money'
import { call } from '#platform/api/api-client.ts'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useMay } from '#admin/frame/staff-role.ts'
import { orderCashTexts as texts } from './order-cash.texts.ts'
import { Facts, Part } from './part.tsx'

/**
 * The confirmation state of a cash order, the reasons for asking, and the buyer's earlier refused
 * parcels.
 */
export function OrderCash({ order, onChanged }: { order: AdminOrder; onChanged: () => void }) {
  const { cash, cashState, cashUntil, advance } = order
  if (!cash || (cashState === 'none' && cash.refused.length === 0 && advance === undefined))
    return null
  return (
    <Part heading={texts.heading}>
      <Facts
        facts={[
          [texts.state, <strong key="state">{texts.states[cashState]}</strong>],
          ...(cashUntil ? [[texts.until, formatDateTime(cashUntil)] as const] : []),
          ...(cash.confirmedAt
            ? [[texts.confirmedAt, formatDateTime(cash.confirmedAt)] as const]
            : []),
          ...(advance === undefined ? [] : [[texts.advance, formatRupees(advance)] as const]),
          ...(cashState === 'to_confirm' && cash.reasons.length > 0
            ? [
                [
                  texts.why,
                  <Lines key="why" of={cash.reasons.map((one) => texts.reasons[one])} />,
                ] as const,
              ]
            : []),
          ...(cash.refused.length > 0
            ? [
                [
                  texts.refused,
                  <Lines
                    key="refused"
                    of={cash.refused.map(({ orderNumber, at, by }) =>
                      texts.refusedOne(orderNumber, formatDateTime(at), texts.refusedBy[by]),
                    )}
                  />,
                ] as const,
              ]
            : []),
        ]}
      />
      {cashState === 'to_confirm' && <Answer order={order} onChanged={onChanged} />}
    </Part>
  )
}

function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** Staff's answer after a phone call. */
function Answer({ order, onChanged }: { order: AdminOrder; onChanged: () => void }) {
  const [saying, setSaying] = useState<'confirmed' | 'declined' | null>(null)
  const may = useMay()('PUT /admin/orders/:id/cash')
  const { phone } = order.shipping_address

  async function say(state: 'confirmed' | 'declined') {
    if (saying) return
    setSaying(state)
    const answer = await call('PUT /admin/orders/:id/cash', {
      params: { id: order.id },
      body: { state },
    })
    setSaying(null)
    if (!answer.success) toast('error', answer.error, order.id)
    else toast('success', texts[state](order.orderNumber), order.id)
    onChanged()
  }

  return (
    <div className="mt-3 flex flex-col items-start gap-3">
      <a className="py-2 font-medium text-link underline" href={`tel:+91${phone}`}>
        {texts.call(phone)}
      </a>
      {may && (
        <div className="flex flex-wrap gap-3">
          <Button busy={saying === 'confirmed'} onClick={() => void say('confirmed')}>
            {texts.confirm}
          </Button>
          <Button
            look="secondary"
            busy={saying === 'declined'}
            onClick={() => void say('declined')}
          >
            {texts.decline}
          </Button>
        </div>
      )}
    </div>
  )
}
