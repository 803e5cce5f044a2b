import { Readable } from 'node:stream'
import type { DocumentKind } from '@tohfa/contract/tax/document-kinds'
import { spanOf } from '@tohfa/contract/tax/gst-periods'
import type { RegisterRow, RegisterSum } from '@tohfa/contract/tax/register'
import { mostDocumentsZipped } from '@tohfa/contract/tax/register-limits'
import { toRupees } from '@tohfa/contract/shared/money'
import { type Cell, csvStream } from '#platform/csv/write-csv.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { readOneMoment } from '#platform/database/read-one-moment.ts'
import { Failure } from '#platform/http/failures.ts'
import { type ZipEntry, zipOf } from '#platform/pdf/zip-of.ts'
import { pdfQueueLimits } from '#platform/pdf/stream-queue.ts'
import { now } from '#platform/runtime/clock.ts'
import { createFairQueue, type Turn } from '#platform/threads/fair-queue.ts'
import { createThread } from '#platform/threads/work-thread.ts'
import type { TaxDocuments } from '#tax/documents/documents.service.ts'
import type * as joining from './join-documents.ts'
import { registerCells, registerColumns } from './register-csv.ts'
import {
  type After,
  documentsAfter,
  hasRealDocuments,
  type KindSum,
  namedDocuments,
  type RegisterDocument,
  type RegisterLine,
  registerLinesAfter,
  registerPage,
  registerSums,
  type RegisterScope,
} from './register.queries.ts'

/** The documents that a reader asks for. */
type Asked = { period: string; kind?: DocumentKind | undefined; search?: string | undefined }
type Page = { page: number; limit: number }
export type Register = ReturnType<typeof createRegister>

/** How many documents are in memory at once. */
const portion = 500
/** 200 orders have some hundreds of documents, which takes some seconds. */
const mostMsToJoin = 120_000
const joinDocuments = createThread<typeof joining>(
  new URL('join-documents.ts', import.meta.url),
  mostMsToJoin,
)

/**
 * The documents of a month, or undefined. Those of the sample count only in a month without others, as
 * in its return.
 */
export async function registerScope(
  tx: Transaction,
  { period, ...asked }: Asked,
  { realMoney }: { realMoney: boolean },
): Promise<RegisterScope | undefined> {
  const span = spanOf(period)
  const isSample = !(await hasRealDocuments(tx, span))
  return isSample && realMoney ? undefined : { ...span, ...asked, isSample }
}

/** The register of tax documents, and their PDFs in one file. */
export function createRegister(deps: {
  connection: Pick<Connection, 'db' | 'transaction'>
  taxDocuments: Pick<TaxDocuments, 'file'>
  realMoney: boolean
}) {
  const { connection, taxDocuments } = deps
  const { db } = connection
  const enqueue = createFairQueue(pdfQueueLimits)

  function atOneMoment<T>(asked: Asked, work: (tx: Transaction, scope: RegisterScope) => T) {
    return connection.transaction(async (tx) => {
      await readOneMoment(tx)
      const scope = await registerScope(tx, asked, deps)
      return scope && work(tx, scope)
    })
  }

  async function* rowsOf(scope: RegisterScope | undefined): AsyncGenerator<Cell[][]> {
    if (!scope) return
    for (let after: After | null = null; ;) {
      const lines: RegisterLine[] = await registerLinesAfter(db, scope, after, portion)
      yield lines.map(registerCells)
      after = lines.at(-1) ?? null
      if (!after) return
    }
  }

  async function* filesOf(scope: RegisterScope): AsyncGenerator<ZipEntry> {
    for (let after: After | null = null; ;) {
      const found: After[] = await documentsAfter(db, scope, after, portion)
      for (const { id } of found) yield taxDocuments.file(id)
      after = found.at(-1) ?? null
      if (!after) return
    }
  }

  return {
    async list({ page, limit, ...asked }: Asked & Page) {
      const { period } = asked
      const found = await atOneMoment(asked, async (tx, scope) => ({
        sums: await registerSums(tx, scope),
        rows: await registerPage(tx, scope, { offset: (page - 1) * limit, limit }),
      }))
      const { sums = [], rows = [] } = found ?? {}
      const totalCount = sums.reduce((count, { documents }) => count + documents, 0)
      return { data: rows.map(toRow), totalCount, page, limit, period, sums: sums.map(toSum) }
    },

    /** A row for each line of each document. */
    async csv(asked: Asked): Promise<Readable> {
      const scope = await connection.transaction((tx) => registerScope(tx, asked, deps))
      return csvStream(registerColumns, rowsOf(scope))
    },

    /**
     * The PDFs of documents, or of orders, as one; with the numbers of orders that have none.
     *
     * @throws Failure `document_not_found`, `no_documents`, `sheets_busy`
     */
    async joined(ids: readonly string[], turn: Turn): Promise<{ pdf: Buffer; leftOut: string[] }> {
      const found = new Map((await namedDocuments(db, ids)).map((one) => [one.id, one]))
      const named = ids.map((id) => {
        const one = found.get(id)
        if (!one) throw new Failure('document_not_found')
        return one
      })
      const documents = [...new Set(named.flatMap((one) => one.documents))]
      if (documents.length === 0) throw new Failure('no_documents')
      const pdf = await enqueue(turn, async () => {
        const files: Uint8Array[] = []
        for (const id of documents) files.push((await taxDocuments.file(id)).bytes)
        return joinDocuments('join', { files, made: now() })
      })
      const without = named.filter((one) => one.documents.length === 0)
      return { pdf: Buffer.from(pdf), leftOut: without.map(({ orderNumber }) => orderNumber) }
    },

    /** @throws Failure `no_documents`, `too_many_documents` */
    async zip(asked: Omit<Asked, 'search'>): Promise<Readable> {
      const found = await atOneMoment(asked, async (tx, scope) => ({
        scope,
        sums: await registerSums(tx, scope),
      }))
      const count = found?.sums.reduce((sum, { documents }) => sum + documents, 0) ?? 0
      if (!found || count === 0) throw new Failure('no_documents')
      if (count > mostDocumentsZipped) throw new Failure('too_many_documents')
      return Readable.from(zipOf(filesOf(found.scope)))
    },
  }
}

function toRow({ taxable, cgst, sgst, igst, total, ...row }: RegisterDocument): RegisterRow {
  return { ...row, ...inRupees({ taxable, cgst, sgst, igst, total }) }
}

function toSum({ kind, documents, ...heads }: KindSum): RegisterSum {
  return { kind, documents, ...inRupees(heads) }
}

type Heads = Pick<RegisterRow, 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total'>

const inRupees = ({ taxable, cgst, sgst, igst, total }: Heads): Heads => ({
  taxable: toRupees(taxable),
  cgst: toRupees(cgst),
  sgst: toRupees(sgst),
  igst: toRupees(igst),
  total: toRupees(total),
})
