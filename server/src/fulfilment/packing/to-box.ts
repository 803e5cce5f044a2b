import { ticketCode } from '@tohfa/contract/fulfilment/print/ticket-code'
import type { Box } from '@tohfa/contract/fulfilment/packing/packing'
import type { Order } from '@tohfa/contract/orders/orders'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import { valuesOfGift } from '#orders/order/orders.service.ts'
import { giftCardType } from '@tohfa/contract/orders/gift-limits'
import { proofPreview } from '@tohfa/contract/studio/proof-pictures'
import { giftCardArea } from '@tohfa/print-engine/scene/gift-card'
import { extraPositions, type LineState } from './packing.queries.ts'

/** What is scanned or typed for a line. */
export const codeOf = (
  orderNumber: string,
  { line, row }: Pick<LineState, 'line' | 'row'>,
): string => (line === wrapLine ? `${orderNumber}-W` : ticketCode(orderNumber, { line, row }))

const wrapLine = extraPositions.wrap + 1

/** An order during packing; `states` are those of its lines, and may include others. */
export function toBox(order: Order, states: readonly LineState[]): Box {
  const own = new Map(states.map((state) => [state.itemId, state]))
  const lines = order.order_items.flatMap((item): Box['lines'] => {
    const rows = item.list?.rows.map(({ id = item.id, preview }) => ({ id, preview }))
    const stored = rows ?? [{ id: item.id, preview: item.personalisation?.preview ?? null }]
    return stored.flatMap(({ id, preview }) => {
      const state = own.get(id)
      return state && state.left > 0 ? [boxLine(order, item, state, preview)] : []
    })
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
    to: [order.shipping_address.name, order.shipping_address.city].filter(Boolean).join(', '),
    packedAt: packedAt?.toISOString() ?? null,
    lines,
    missing: lines.filter(({ packed }) => !packed).map(({ code }) => code),
  }
}

type Item = Order['order_items'][number]

function boxLine(
  { orderNumber }: Order,
  { product, selectedDetails, plain }: Item,
  state: LineState,
  preview: string | null,
): Box['lines'][number] {
  const { color, size, quantity: pack } = selectedDetails
  const { itemId, line, row, left, print, blank, values, isPacked } = state
  return {
    itemId,
    line,
    ...(row !== null && { row }),
    code: codeOf(orderNumber, state),
    title: product.title,
    productType: product.productType,
    color,
    size: size ?? null,
    pack: pack ?? null,
    quantity: left,
    print,
    preview,
    ground: blank && sheetGround(blank.id, color, blank.areas),
    values: values ?? [],
    ...(plain && { plain: true as const }),
    packed: isPacked,
  }
}

/** What belongs to a gift, beside the lines of its order: the card, and that it is wrapped. */
function extraLine(order: Order, state: LineState): Box['lines'][number] {
  const isCard = state.extra === 'card'
  return {
    itemId: null,
    line: state.line,
    code: codeOf(order.orderNumber, state),
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
