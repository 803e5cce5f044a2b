import type { Pick as Picked } from '@tohfa/contract/fulfilment/shipping-papers/shipping-papers.calls'
import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import { isOver, type Order } from '@tohfa/contract/orders/orders'
import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import { orderStatusLabels } from '@tohfa/contract/orders/orders.texts'
import type { ProofPicture } from '@tohfa/contract/studio/proof-pictures'
import { now } from '#platform/runtime/clock.ts'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import type { Orders } from '#orders/order/orders.service.ts'
import { createPdfThread, type Drawer } from '#platform/pdf/draw-in-thread.ts'
import { pdfQueueLimits } from '#platform/pdf/stream-queue.ts'
import { orderedBefore } from '#fulfilment/print/print.service.ts'
import type { LabelPdf, Shipping } from '#fulfilment/shipping/shipping.service.ts'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import { createFairQueue, type Turn } from '#platform/threads/fair-queue.ts'
import { createThread } from '#platform/threads/work-thread.ts'
import type * as merging from './merge-labels.ts'
import type { Sender, Slips } from './draw-slips.ts'
import { type GiftsToPack, giftsToPack, pickList } from './pick-list.queries.ts'
import { printedScenes } from './printed-scenes.queries.ts'
import { withPictures } from './slip-pictures.ts'
import { slipOf } from './slip-of-order.ts'

export type ShippingPapers = ReturnType<typeof createShippingPapers>

/** A PDF for many orders, with the numbers of those that it leaves out, and of those without a label. */
export type PrintedPdf = { pdf: Buffer; leftOut: string[]; missing: string[] }

type ToPick = { data: Picked[]; gifts: GiftsToPack }

/** 200 slips take some seconds. */
const mostMsOfSlips = 120_000
const drawSlips: Drawer<Slips> = createPdfThread(
  new URL('draw-slips.ts', import.meta.url),
  mostMsOfSlips,
)

/** 200 labels take some seconds. */
const mostMsOfLabels = 120_000
const mergeLabels = createThread<typeof merging>(
  new URL('merge-labels.ts', import.meta.url),
  mostMsOfLabels,
)

/** The papers for parcels: labels and slips of many orders, and the pick list. */
export function createShippingPapers(deps: {
  connection: Pick<Connection, 'db'>
  orders: Pick<Orders, 'byIds'>
  shipping: Pick<Shipping, 'labelPdfs'>
  sender: () => Promise<Sender>
  /** An area of an approved print; null where it cannot be read. */
  readPicture: (picture: ProofPicture) => Promise<Buffer | null>
  settings: Pick<Settings, 'read'>
}) {
  const { db } = deps.connection
  const enqueue = createFairQueue(pdfQueueLimits)

  /** The orders that are printed for, and the numbers of the others; 409 when none is left. */
  async function toPrint(ids: readonly string[], all: boolean) {
    const found = await deps.orders.byIds(ids)
    const orders = all ? found : found.filter(({ status }) => !isOver(status))
    if (orders.length === 0) throw new Failure('nothing_to_print')
    const leftOut = found.filter((order) => !orders.includes(order))
    return { orders, leftOut: leftOut.map(({ orderNumber }) => orderNumber) }
  }

  async function withGifts(picks: Promise<Picked[]>, day: string | null): Promise<ToPick> {
    const [data, gifts] = await Promise.all([picks, giftsToPack(db, day)])
    return { data, gifts }
  }

  return {
    /**
     * The labels of these orders' parcels, in their order.
     *
     * @throws Failure `order_not_found`, `nothing_to_print`, `sheets_busy`
     */
    async labels(
      ids: readonly string[],
      { all }: { all: boolean },
      turn: Turn,
    ): Promise<PrintedPdf> {
      const { orders, leftOut } = await toPrint(ids, all)
      const labels = await deps.shipping.labelPdfs(orders.map(({ id }) => id))
      const pages = orders.map((order) => {
        const label = labels.get(order.id) ?? { missing: 'not_booked' as const }
        return {
          orderNumber: order.orderNumber,
          label: 'pdf' in label ? label.pdf : { missing: whyMissing(label) },
          ...markOf(order),
        }
      })
      const { pdf, unreadable } = await enqueue(turn, () =>
        mergeLabels('merge', { pages, made: now() }),
      )
      const none = pages.filter(({ label }) => !Buffer.isBuffer(label))
      return {
        pdf: Buffer.from(pdf),
        leftOut,
        missing: [...none.map(({ orderNumber }) => orderNumber), ...unreadable],
      }
    },

    /**
     * The slips of these orders, in their order; without `prices` they show no amounts.
     *
     * @throws Failure `order_not_found`, `nothing_to_print`, `sheets_busy`
     */
    async slips(
      ids: readonly string[],
      { all, prices }: { all: boolean; prices: boolean },
      turn: Turn,
    ): Promise<PrintedPdf> {
      const { orders, leftOut } = await toPrint(ids, all)
      const hashes = orders.flatMap(({ order_items: items }) =>
        items.flatMap(({ selectedDetails: { proof } }) => proof ?? []),
      )
      const prints = await printedScenes(db, [...new Set(hashes)])
      const sender = await deps.sender()
      const { paper } = await deps.settings.read()
      const pdf = await enqueue(turn, async () => {
        const bare = orders.map((order) => slipOf(order, prints, { prices }))
        const slips = await withPictures(bare, deps.readPicture)
        return drawSlips({ slips, sender, made: now(), shareSheets: paper.shareSheets })
      })
      return { pdf, leftOut, missing: [] }
    },

    /** The goods to pick for all confirmed orders, whatever day they are due. */
    pickAll: (): Promise<ToPick> => withGifts(pickList(db, null), null),

    /** What is taken from the shelves for a day of India; without one for today. */
    async pickList(day: string = dateOfDay(indianDay(now()))): Promise<ToPick> {
      const { promise } = await deps.settings.read()
      const before = Object.fromEntries(
        productTypeSlugs.map((type) => [type, orderedBefore(day, promise, type).toISOString()]),
      )
      return withGifts(pickList(db, { day, before }), day)
    },
  }
}

const markOf = ({ status }: Order) =>
  isOver(status) ? { mark: orderStatusLabels[status].toUpperCase() } : {}

function whyMissing(label: Extract<LabelPdf, { missing: string }>): string {
  if (label.missing === 'not_booked')
    return 'No parcel is booked for this order yet: it is booked when the order is moved to Shipped.'
  if (label.missing === 'none')
    return `The carrier has no label for parcel ${label.waybill} yet. Please print it again in a minute.`
  return `The carrier did not answer for parcel ${label.waybill}. Please print it again in a minute.`
}
