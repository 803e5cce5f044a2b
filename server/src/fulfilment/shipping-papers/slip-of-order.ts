import { namedColor } from '@tohfa/contract/catalog/only-color'
import { wordsOfRow } from '@tohfa/contract/orders/row-words'
import { isBlank } from '@tohfa/print-engine/text/blank'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { Gift } from '@tohfa/contract/orders/gift'
import type { LineList } from '@tohfa/contract/orders/line-list'
import { ticketCode } from '@tohfa/contract/fulfilment/print/ticket-code'
import { isOver, type Order } from '@tohfa/contract/orders/orders'
import { orderStatusLabels } from '@tohfa/contract/orders/orders.texts'
import type { Blank } from '@tohfa/print-engine/scene/blanks'
import { colorNames } from '@tohfa/print-engine/mockup/color-names.texts'
import { isHexColor, nearestColor } from '@tohfa/print-engine/mockup/nearest-color'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import { writtenValues } from '@tohfa/print-engine/scene/written-values'
import { plainTexts } from '@tohfa/print-engine/scene/plain.texts'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { valuesOfGift } from '#orders/order/orders.service.ts'

/** The print of a line, by the hash of its proof. */
type Prints = ReadonlyMap<string, Print>
type Print = { scene: Scene; blank: Blank }

/** An area of the approved proof, as a JPEG. */
export type SlipPicture = { area: string; jpeg: Uint8Array }

/** A line of a slip: an item in the box. */
export type SlipLine = {
  /** The code to scan or type at the bench. */
  code: string
  title: string
  choice: string
  quantity: number
  /** The words on each piece: the filled-in values, otherwise all words of the design. */
  printed: { label: string; value: string }[]
  /** The approved print, by its used areas, and the colour of the material. */
  proof: { hash: string; areas: string[]; ground: string } | null
  pictures: SlipPicture[]
}

/** The content of a slip. */
export type Slip = {
  orderNumber: string
  orderedOn: Date
  waybill: string | null
  ewayBill: string | null
  /** Of an order that is over; it is marked with it. */
  over: string | null
  /** The amount that the courier collects, or that there is none; null where prices are hidden. */
  due: string | null
  to: Order['shipping_address']
  lines: SlipLine[]
  units: number
  /** Its words, and what is ticked beside the lines; null where it is no gift. */
  gift: SlipGift | null
}

export type SlipGift = {
  words: { label: string; value: string }[]
  ticks: { code: string; text: string }[]
}

export function slipOf(
  order: Order & { ewayBill: string | null },
  prints: Prints,
  { prices }: { prices: boolean },
): Slip {
  const lines = order.order_items.flatMap((item, at) =>
    item.list
      ? linesOfList(order, item, at, item.list)
      : item.cancelled < item.quantity
        ? [lineOf(order, item, at, prints)]
        : [],
  )
  return {
    orderNumber: order.orderNumber,
    orderedOn: new Date(order.order_date),
    waybill: order.waybill ?? null,
    ewayBill: order.ewayBill,
    over: isOver(order.status) ? orderStatusLabels[order.status] : null,
    // The recipient of a gift reads it: the sum stands on the label alone.
    due: prices && !order.gift ? whatIsDue(order) : null,
    to: order.shipping_address,
    lines,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    gift: order.gift ? giftOf(order.orderNumber, order.gift) : null,
  }
}

const giftOf = (orderNumber: string, gift: Gift): SlipGift => ({
  words: valuesOfGift(gift),
  ticks: [
    { code: `${orderNumber}-0`, text: 'Card is in the parcel' },
    ...(gift.wrap ? [{ code: `${orderNumber}-W`, text: 'Wrapped as a gift' }] : []),
  ],
})

type Item = Order['order_items'][number]

function lineOf(order: Order, item: Item, at: number, prints: Prints): SlipLine {
  const { color, proof } = item.selectedDetails
  const print = proof === undefined ? undefined : prints.get(proof)
  return {
    code: ticketCode(order.orderNumber, { line: at + 1 }),
    title: item.product.title,
    choice: choiceOf(item.selectedDetails),
    quantity: item.quantity - item.cancelled,
    printed: printedOn(item, print),
    proof:
      print && proof
        ? { hash: proof, areas: printedAreas(print), ground: groundOf(print, color) }
        : null,
    pictures: [],
  }
}

/** Each row of a name list by itself: its words say which piece it is. */
function linesOfList(
  { orderNumber }: Order,
  { product, selectedDetails }: Item,
  at: number,
  { rows }: LineList,
): SlipLine[] {
  const left = rows.map((row) => ({ ...row, quantity: row.quantity - (row.cancelled ?? 0) }))
  return left
    .filter(({ quantity }) => quantity > 0)
    .map(({ n, values, quantity }) => ({
      code: ticketCode(orderNumber, { line: at + 1, row: n }),
      title: product.title,
      choice: choiceOf(selectedDetails),
      quantity,
      printed: wordsOfRow({ values }).map((value) => ({ label: '', value })),
      proof: null,
      pictures: [],
    }))
}

const choiceOf = ({ color, size, quantity: pack }: Item['selectedDetails']) =>
  [namedColor(color), size, pack && `Pack of ${pack}`].filter(Boolean).join(', ')

/** Packers compare the words; for plain goods the slip says that there are none. */
function printedOn(
  { personalisation, plain }: Item,
  print: Print | undefined,
): SlipLine['printed'] {
  if (plain) return [{ label: '', value: plainTexts.line }]
  const values = personalisation?.values ?? []
  if (values.length === 0) return print ? wordsOf(print) : []
  return writtenValues(values).map(({ label, value }) => ({
    label,
    value: isHexColor(value) ? colorNames[nearestColor(value)] : value,
  }))
}

/** The words of a design without a template's fields, by area. */
function wordsOf({ scene, blank }: Print): SlipLine['printed'] {
  return scene.areas.flatMap(({ id, items }) => {
    const label = blank.areas.find((area) => area.id === id)?.label ?? ''
    return items.flatMap((item) =>
      item.kind === 'text' && !item.hidden && !isBlank(item.text)
        ? [{ label, value: item.text.replaceAll('\n', ' ') }]
        : [],
    )
  })
}

const groundOf = ({ blank }: Print, color: string) => sheetGround(blank.id, color, blank.areas)

const printedAreas = ({ scene }: Print): string[] =>
  scene.areas.filter(({ items }) => items.some((item) => !item.hidden)).map(({ id }) => id)

function whatIsDue({ status, toCollect = 0 }: Order): string | null {
  if (isOver(status)) return null
  if (toCollect === 0) return 'Paid. Collect nothing.'
  return `Collect ${formatRupees(toCollect)} in cash.`
}
