import { toRupees } from '@tohfa/contract/shared/money'
import { staffMovesFrom } from '@tohfa/contract/fulfilment/return-moves'
import type { OrderReturn, StaffReturn } from '@tohfa/contract/fulfilment/returns'
import { asNamed } from '#orders/order/orders.service.ts'
import { now } from '#platform/runtime/clock.ts'
import { dueDayOf, workingDaysUntil } from './return-days.ts'
import { returnPhotoUrl } from './return-photo-url.ts'
import type { FullReturn } from './returns.queries.ts'

/** A stored return in the buyer's view, which hides the staff member. */
export function toReturn(found: FullReturn): OrderReturn {
  const staffReturn = toStaffReturn(found)
  const { daysLeft: _days, name: _name, worth: _worth, actions: _actions, ...own } = staffReturn
  const items = own.items.map(
    ({ preview: _preview, sides: _sides, ground: _ground, ...item }) => item,
  )
  return { ...own, items, history: own.history.map((event) => ({ ...event, by: null })) }
}

export type ReturnEvent = OrderReturn['history'][number] & { number: string }

/** The events of a stored return, as a part of its order's history. */
export function pastOf({ row, orderNumber, events }: FullReturn): ReturnEvent[] {
  return historyOf(events).map((event) => ({ ...event, number: numberOf(orderNumber, row) }))
}

function historyOf(events: FullReturn['events']): OrderReturn['history'] {
  return events.map(({ at, toState: state, action, actor, note, by }) => ({
    at: at.toISOString(),
    state,
    action,
    actor,
    note,
    by,
  }))
}

function numberOf(orderNumber: string, { number }: FullReturn['row']): string {
  return `${orderNumber}-R${number}`
}

export function toStaffReturn({ row, orderNumber, ...found }: FullReturn): StaffReturn {
  const due = dueDayOf(row.state, row.stateAt)
  return {
    id: row.id,
    number: numberOf(orderNumber, row),
    orderId: row.orderId,
    orderNumber,
    state: row.state,
    reason: row.reason,
    comment: row.comment,
    items: asNamed(found.items).map(({ of: [first], ...pieces }) => {
      const { lineId: _line, listN: _n, quantity: _quantity, paise: _paise, ...item } = first
      return { ...item, ...pieces }
    }),
    photos: found.photos.map((id) => ({ id, url: returnPhotoUrl(id) })),
    due,
    waybill: row.state === 'approved' ? null : row.waybill,
    replacement:
      row.replacementId && found.replacementNumber
        ? { id: row.replacementId, orderNumber: found.replacementNumber }
        : null,
    history: historyOf(found.events),
    at: row.createdAt.toISOString(),
    daysLeft: due === null ? null : workingDaysUntil(due, now()),
    name: found.name,
    worth: toRupees(found.items.reduce((sum, { paise }) => sum + paise, 0)),
    actions: staffMovesFrom(row.state),
  }
}
