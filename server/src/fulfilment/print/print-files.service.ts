import { isCashOpen } from '@tohfa/contract/orders/cash-states'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { href } from '@tohfa/contract/shared/site-map'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import { now } from '#platform/runtime/clock.ts'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { mirrored, mirrorMark } from './mirrored.ts'
import { createPortionThread } from '#platform/pdf/draw-in-thread.ts'
import { createStreamQueue } from '#platform/pdf/stream-queue.ts'
import type { Turn } from '#platform/threads/fair-queue.ts'
import type { JobTicket, JobTicketsToDraw } from './job-tickets/job-ticket.ts'
import { type ZipEntry, zipOf } from '#platform/pdf/zip-of.ts'
import { type JobTicketPicture, jobTicketPicture } from './job-tickets/ticket-pictures.ts'
import { isOrder, jobsById, jobsOfDay, jobsOfOrder, type QueueRow } from './print-queue.queries.ts'
import type { PressFile } from './render-print.ts'
import { codeOf, toPrintJob } from './to-print-job.ts'

/** The time limit of drawing a ticket, including opening its fonts the first time. */
const mostMsOfPortion = 30_000
const createTicketThread = () =>
  createPortionThread<JobTicketsToDraw, JobTicketPicture[]>(
    new URL('job-tickets/job-ticket.ts', import.meta.url),
    mostMsOfPortion,
  )
/** A slow reader of many tickets holds their thread, so single tickets have another. */
const [drawTicket, drawTickets] = [createTicketThread(), createTicketThread()]

export type PrintFiles = ReturnType<typeof createPrintFiles>

/** The files for the press: press files, tickets, and both together (docs/studio.md 9.6, 9.7). */
export function createPrintFiles(deps: {
  connection: Connection
  address: ShopAddress
  pressFile: PressFile
  settings: Pick<Settings, 'read'>
}) {
  const { address, pressFile } = deps
  const { db } = deps.connection
  const enqueue = createStreamQueue()

  /** The PNGs of a job, an area each. */
  async function pngsOf(row: QueueRow): Promise<Buffer[]> {
    const pngs: Buffer[] = []
    for (const { area, kind } of row.files ?? [])
      if (kind === 'png') pngs.push(await pressFile(row.hash ?? '', area, kind))
    return pngs
  }

  /** Tickets one after the other; it holds the pictures of one at a time. */
  async function* jobTicketsOf(
    rows: readonly QueueRow[],
    { name, made }: Omit<JobTicketsToDraw, 'tickets'>,
    draw = drawTickets,
    pngs: (row: QueueRow) => Promise<Buffer[]> = pngsOf,
  ): AsyncGenerator<Buffer> {
    const { press } = await deps.settings.read()
    const tickets = rows.map((row): JobTicket => ({
      job: toPrintJob(row, press),
      url: address.public + href(`/admin/print?search=${row.id}`),
    }))
    yield* draw({ name, made, tickets }, async (number) => {
      const [row, jobTicket] = [rows[number], tickets[number]]
      if (!row || !jobTicket) throw new Error(`there is no ticket ${number}`)
      const { ground } = jobTicket.job
      return Promise.all((await pngs(row)).map((png) => jobTicketPicture(png, ground)))
    })
  }

  async function jobTicketOf(row: QueueRow, pngs?: Buffer[]): Promise<Buffer> {
    const name = codeOf(row)
    const read = pngs && (() => Promise.resolve(pngs))
    return buffer(jobTicketsOf([row], { name, made: row.createdAt }, drawTicket, read))
  }

  async function* entriesOf(rows: readonly QueueRow[]): AsyncGenerator<ZipEntry> {
    const { press } = await deps.settings.read()
    for (const row of rows) {
      const isMirrored = press.mirrored[row.blank.id]
      const name = codeOf(row)
      const pictures: Buffer[] = []
      for (const { area, kind } of row.files ?? []) {
        const bytes = await pressFile(row.hash ?? '', area, kind)
        if (kind === 'png') pictures.push(bytes)
        yield { name: `${name}-${area}.${kind}`, bytes }
        if (kind === 'png' && isMirrored)
          yield { name: `${name}-${area}${mirrorMark}.png`, bytes: await mirrored(bytes) }
      }
      yield { name: `${name}-ticket.pdf`, bytes: await jobTicketOf(row, pictures) }
    }
  }

  const zipped = (rows: readonly QueueRow[]) => Readable.from(zipOf(entriesOf(rows)))

  async function rendered(id: string): Promise<QueueRow> {
    const [row] = await jobsById(db, [id])
    if (!row) throw new Failure('print_job_not_found')
    if (!row.files) throw new Failure('not_rendered')
    return row
  }

  return {
    /**
     * A file by its name, `wrap.png`, or `wrap-mirrored.png` for transfers; 409 `not_rendered`
     * before it exists.
     */
    async file(id: string, name: string): Promise<{ bytes: Buffer; type: string; name: string }> {
      const [row] = await jobsById(db, [id])
      if (!row) throw new Failure('print_job_not_found')
      const known = row.blank.formats.flatMap((kind) =>
        (row.pages ?? []).map(({ area }) => ({ area, kind })),
      )
      const wanted =
        known.find(({ area, kind }) => `${area}.${kind}` === name) ??
        known.find(({ area, kind }) => kind === 'png' && `${area}${mirrorMark}.png` === name)
      if (!wanted) throw new Failure('not_found')
      if (!row.files) throw new Failure('not_rendered')
      const { area, kind } = wanted
      const bytes = await pressFile(row.hash ?? '', area, kind)
      return {
        bytes: name === `${area}.${kind}` ? bytes : await mirrored(bytes),
        type: kind === 'png' ? 'image/png' : 'application/pdf',
        name: `${codeOf(row)}-${name}`,
      }
    },

    async jobTicket(id: string): Promise<{ bytes: Buffer; name: string }> {
      const row = await rendered(id)
      const name = `${codeOf(row)}-ticket.pdf`
      return { bytes: await jobTicketOf(row), name }
    },

    /** The tickets of these jobs as one PDF, in their order, drawn while it is read. */
    async tickets(ids: readonly string[], turn: Turn): Promise<Readable> {
      const found = new Map((await jobsById(db, ids)).map((row) => [row.id, row]))
      const rows = ids.map((id) => {
        const row = found.get(id)
        if (!row) throw new Failure('print_job_not_found')
        if (!row.files) throw new Failure('not_rendered')
        return row
      })
      return enqueue(turn, () => jobTicketsOf(rows, { name: 'tickets', made: now() }))
    },

    /** All files of an order, once all exist. */
    async ofOrder(orderId: string): Promise<{ zip: Readable; name: string }> {
      const rows = await jobsOfOrder(db, orderId)
      const [first] = rows
      if (!first) throw new Failure((await isOrder(db, orderId)) ? 'not_found' : 'order_not_found')
      if (isCashOpen(first.cashState)) throw new Failure('cash_not_confirmed')
      if (rows.some(({ files }) => !files)) throw new Failure('not_rendered')
      return { zip: zipped(rows), name: `${first.orderNumber}.zip` }
    },

    /** All that is ready or being printed and due on a day, India's. */
    ofDay: async (day: string): Promise<{ zip: Readable; name: string }> => ({
      zip: zipped(await jobsOfDay(db, day)),
      name: `print-${day}.zip`,
    }),
  }
}
