import { Readable } from 'node:stream'
import type { Faces } from '@tohfa/contract/studio/face'
import { href } from '@tohfa/contract/site-map'
import type { Connection } from '../database/connect.ts'
import { Failure } from '../http/failures.ts'
import type { ShopAddress } from '../http/shop-address.ts'
import { jobTicket } from './paper/job-ticket.ts'
import { type ZipEntry, zipOf } from './paper/print-zip.ts'
import { isOrder, jobsById, jobsOfDay, jobsOfOrder, type QueueRow } from './print-queue.queries.ts'
import type { PressFile } from './render-print.ts'
import { toPrintJob } from './to-print-job.ts'

export type PrintFiles = ReturnType<typeof createPrintFiles>

/** What goes to the press: files, tickets, and both together (docs/studio.md 9.6, 9.7). */
export function createPrintFiles(deps: {
  connection: Connection
  address: ShopAddress
  pressFile: PressFile
  faces: () => Promise<Faces>
}) {
  const { address, pressFile } = deps
  const { db } = deps.connection

  async function ticketOf(row: QueueRow, pictures: readonly Buffer[]): Promise<Buffer> {
    return jobTicket(toPrintJob(row), {
      pictures,
      url: address.public + href(`/admin/print?search=${row.id}`),
      faces: await deps.faces(),
    })
  }

  async function* entriesOf(rows: readonly QueueRow[]): AsyncGenerator<ZipEntry> {
    for (const row of rows) {
      const name = `${row.orderNumber}-${row.position + 1}`
      const pictures: Buffer[] = []
      for (const { area, kind } of row.files ?? []) {
        const bytes = await pressFile(row.hash, area, kind)
        if (kind === 'png') pictures.push(bytes)
        yield { name: `${name}-${area}.${kind}`, bytes }
      }
      yield { name: `${name}-ticket.pdf`, bytes: await ticketOf(row, pictures) }
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
    /** A file by its name, `wrap.png`; 409 `not_rendered` before it is there. */
    async file(id: string, name: string): Promise<{ bytes: Buffer; type: string; name: string }> {
      const [row] = await jobsById(db, [id])
      if (!row) throw new Failure('print_job_not_found')
      const known = row.blank.formats.flatMap((kind) =>
        (row.pages ?? []).map(({ area }) => ({ area, kind })),
      )
      const wanted = known.find(({ area, kind }) => `${area}.${kind}` === name)
      if (!wanted) throw new Failure('not_found')
      if (!row.files) throw new Failure('not_rendered')
      const { area, kind } = wanted
      return {
        bytes: await pressFile(row.hash, area, kind),
        type: kind === 'png' ? 'image/png' : 'application/pdf',
        name: `${row.orderNumber}-${row.position + 1}-${name}`,
      }
    },

    async ticket(id: string): Promise<{ bytes: Buffer; name: string }> {
      const row = await rendered(id)
      const pictures: Buffer[] = []
      for (const { area, kind } of row.files ?? [])
        if (kind === 'png') pictures.push(await pressFile(row.hash, area, kind))
      const name = `${row.orderNumber}-${row.position + 1}-ticket.pdf`
      return { bytes: await ticketOf(row, pictures), name }
    },

    /** All of an order's, once all are there. */
    async ofOrder(orderId: string): Promise<{ zip: Readable; name: string }> {
      const rows = await jobsOfOrder(db, orderId)
      const [first] = rows
      if (!first) throw new Failure((await isOrder(db, orderId)) ? 'not_found' : 'order_not_found')
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
