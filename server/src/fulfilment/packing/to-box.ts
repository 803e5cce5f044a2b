import type { Box } from '@tohfa/contract/fulfilment/packing/packing'
import type { Order } from '@tohfa/contract/orders/orders'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import type { LineState } from './packing.queries.ts'

/** An order during packing; `states` are those of its lines, and may include others. */
export function toBox(order: Order, states: readonly LineState[]): Box {
  const own = new Map(states.map((state) => [state.itemId, state]))
  const lines = order.order_items.flatMap((item, at): Box['lines'] => {
    const state = own.get(item.id)
    if (!state || state.left === 0) return []
    const { color, size, quantity: pack } = item.selectedDetails
    return [
      {
        itemId: item.id,
        line: at + 1,
        code: `${order.orderNumber}-${at + 1}`,
        title: item.product.title,
        productType: item.product.productType,
        color,
        size: size ?? null,
        pack: pack ?? null,
        quantity: state.left,
        print: state.print,
        preview: item.personalisation?.preview ?? null,
        ground: state.blank && sheetGround(state.blank.id, color, state.blank.areas),
        values: item.personalisation?.values ?? [],
        ...(item.plain && { plain: true as const }),
        packed: state.isPacked,
      },
    ]
  })
  const packedAt = states.find(({ orderId }) => orderId === order.id)?.packedAt
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    to: `${order.shipping_address.name}, ${order.shipping_address.city}`,
    packedAt: packedAt?.toISOString() ?? null,
    lines,
    missing: lines.filter(({ packed }) => !packed).map(({ code }) => code),
  }
}
