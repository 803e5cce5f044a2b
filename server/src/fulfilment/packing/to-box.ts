import type { Box } from '@tohfa/contract/fulfilment/packing/packing'
import type { Order } from '@tohfa/contract/orders/orders'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import { valuesOfGift } from '#orders/order/orders.service.ts'
import { giftCardType } from '@tohfa/contract/orders/gift-limits'
import { proofPreview } from '@tohfa/contract/studio/proof-pictures'
import { giftCardArea } from '@tohfa/print-engine/scene/gift-card'
import { extraPositions, type LineState } from './packing.queries.ts'

/** What is scanned or typed for a line, by its position. */
export const codeOf = (orderNumber: string, position: number): string =>
  `${orderNumber}-${position === extraPositions.wrap ? 'W' : position + 1}`

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
        code: codeOf(order.orderNumber, at),
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
  const extras = states.filter(
    ({ orderId, itemId, left }) => orderId === order.id && itemId === null && left > 0,
  )
  lines.push(...extras.map((state) => extraLine(order, state)))
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

/** What belongs to a gift, beside the lines of its order: the card, and that it is wrapped. */
function extraLine(order: Order, state: LineState): Box['lines'][number] {
  const isCard = state.extra === 'card'
  return {
    itemId: null,
    line: isCard ? 0 : -1,
    code: codeOf(order.orderNumber, state.position),
    title: state.title,
    productType: isCard ? giftCardType : 'gift-wrap',
    color: '',
    size: null,
    pack: null,
    quantity: 1,
    print: state.print,
    preview: isCard && state.cardHash ? proofPreview(state.cardHash, giftCardArea.id) : null,
    ground: isCard ? '#ffffff' : null,
    values: isCard && order.gift ? valuesOfGift(order.gift) : [],
    packed: state.isPacked,
  }
}
