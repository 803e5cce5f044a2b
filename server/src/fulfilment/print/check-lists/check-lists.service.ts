import type { Readable } from 'node:stream'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { createPortionThread } from '#platform/pdf/draw-in-thread.ts'
import { createStreamQueue } from '#platform/pdf/stream-queue.ts'
import { now } from '#platform/runtime/clock.ts'
import type { Turn } from '#platform/threads/fair-queue.ts'
import type { Proofs } from '#studio/proofs/proofs.service.ts'
import {
  type JobTicketPicture,
  jobTicketPicture,
} from '#fulfilment/print/job-tickets/ticket-pictures.ts'
import { isOrder, jobsOfOrder, type QueueRow } from '#fulfilment/print/print-queue.queries.ts'
import { toPrintJob } from '#fulfilment/print/to-print-job.ts'
import type { CheckListsToDraw } from './check-list.ts'
import { listsOfOrder } from './list-rows.queries.ts'

/** The time limit between two portions, including opening the fonts the first time. */
const mostMsOfPortion = 30_000
const drawCheckLists = createPortionThread<CheckListsToDraw, JobTicketPicture[]>(
  new URL('check-list.ts', import.meta.url),
  mostMsOfPortion,
)
/** As a printer shows a picture of 24 mm. */
const dots = 300
const mostPictures = 2

export type CheckLists = ReturnType<typeof createCheckLists>

/** One list on A4 for all rows of a name list, in place of a ticket for each (docs/studio.md 9.7). */
export function createCheckLists(deps: {
  connection: Connection
  proofs: Pick<Proofs, 'readPicture'>
  settings: Pick<Settings, 'read'>
}) {
  const { db } = deps.connection
  const enqueue = createStreamQueue()

  async function picturesOf({ hash, pages }: QueueRow, ground: string) {
    const pictures: JobTicketPicture[] = []
    for (const { area } of (pages ?? []).slice(0, mostPictures)) {
      const bytes = hash && (await deps.proofs.readPicture({ hash, area }))
      if (bytes) pictures.push(await jobTicketPicture(bytes, ground, dots))
    }
    return pictures
  }

  return {
    /**
     * The name lists of an order, drawn while they are read. Rows that were cancelled are left out.
     *
     * @throws Failure `order_not_found`; `not_found` for an order without rows; `sheets_busy`
     */
    async ofOrder(orderId: string, turn: Turn): Promise<{ pdf: Readable; name: string }> {
      const named = await listsOfOrder(db, orderId)
      const rows = (await jobsOfOrder(db, orderId)).filter(
        ({ itemId, quantity }) => itemId !== null && named.has(itemId) && quantity > 0,
      )
      const [first] = rows
      if (!first) throw new Failure((await isOrder(db, orderId)) ? 'not_found' : 'order_not_found')
      const { press } = await deps.settings.read()
      const byList = Map.groupBy(rows, ({ itemId }) => named.get(itemId ?? '')?.id)
      const sorted = [...byList.values()].map((some) =>
        some.toSorted((a, b) => (a.listN ?? 0) - (b.listN ?? 0)),
      )
      const lists = sorted.map((some) => ({
        title: named.get(some[0]?.itemId ?? '')?.title ?? '',
        jobs: some.map((row) => toPrintJob(row, press)),
      }))
      const drawn = sorted.flat()
      const grounds = lists.flatMap(({ jobs }) => jobs.map(({ ground }) => ground))
      const name = `${first.orderNumber}-check-list`
      const pdf = await enqueue(turn, () =>
        drawCheckLists({ name, made: now(), lists }, async (number) => {
          const row = drawn[number]
          if (!row) throw new Error(`these lists have no row ${number}`)
          return picturesOf(row, grounds[number] ?? '#ffffff')
        }),
      )
      return { pdf, name: `${name}.pdf` }
    },
  }
}
