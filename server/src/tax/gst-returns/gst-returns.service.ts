import type { Readable } from 'node:stream'
import { toRupees } from '@tohfa/contract/shared/money'
import { periodOf } from '@tohfa/contract/tax/gst-periods'
import { type GstOverview, returnTables } from '@tohfa/contract/tax/gst-returns'
import { indianDay } from '#platform/runtime/clock.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { readOneMoment } from '#platform/database/read-one-moment.ts'
import { type ReturnPeriod, findScope, type FoundScope } from './find-scope.ts'
import { offlineSheets } from './offline-csv.ts'
import { portalJson } from './portal-json.ts'
import { issuedByNature, type ReturnParts } from './return-parts.ts'
import {
  consumerRows,
  documentsOf,
  freeRows,
  type Heads,
  hsnRows,
  issuedRows,
  tableRows,
} from './return-rows.queries.ts'
import { spool } from './spool.ts'
import { zipSheets } from './zip-sheets.ts'

type ReturnFormat = 'json' | 'zip'
type ReturnFile = { body: Readable; name: string }
export type GstReturns = {
  overview(period: ReturnPeriod): Promise<GstOverview>
  /** A return as a file; it is written completely before it is sent. */
  file(period: ReturnPeriod, format: ReturnFormat, signal: AbortSignal): Promise<ReturnFile>
}

/** GSTR-1 of a month, computed from its tax documents. */
export function createGstReturns(deps: {
  connection: Connection
  /** The folder of a file while it is sent. */
  folder: string
  realMoney: boolean
}): GstReturns {
  const { connection, folder } = deps
  /** The one that is being written: one at a time, for each holds a connection. */
  let writing: Promise<unknown> = Promise.resolve()

  function ofMonth<T>(
    period: ReturnPeriod,
    work: (tx: Transaction, scope: FoundScope) => Promise<T>,
  ) {
    return connection.transaction(async (tx) => {
      await readOneMoment(tx)
      return work(tx, await findScope(tx, period, deps))
    })
  }

  async function write(
    period: ReturnPeriod,
    format: ReturnFormat,
    signal: AbortSignal,
  ): Promise<ReturnFile> {
    signal.throwIfAborted()
    let body: Readable | undefined
    try {
      return await ofMonth(period, async (tx, scope) => {
        const parts = await readParts(tx, scope)
        const pieces = format === 'zip' ? zipSheets(offlineSheets(parts)) : portalJson(parts)
        body = await spool(folder, pieces, signal)
        return { body, name: nameOf(scope, format) }
      })
    } catch (error) {
      body?.destroy()
      throw error
    }
  }

  return {
    overview: (period) => ofMonth(period, overviewOf),
    file(period, format, signal) {
      const written = writing.then(() => write(period, format, signal))
      writing = written.catch(() => undefined)
      return written
    },
  }
}

async function readParts(tx: Transaction, scope: FoundScope): Promise<ReturnParts> {
  const { gstin, period, isSample } = scope
  return {
    gstin,
    period,
    isSample,
    documents: (table) => documentsOf(tx, scope, table),
    consumers: await consumerRows(tx, scope),
    free: await freeRows(tx, scope),
    hsn: await hsnRows(tx, scope),
    issued: await issuedRows(tx, scope),
  }
}

function nameOf({ gstin, period, isSample }: FoundScope, format: ReturnFormat): string {
  return `GSTR1-${isSample ? 'SAMPLE-' : ''}${gstin}-${period}.${format}`
}

async function overviewOf(tx: Transaction, scope: FoundScope): Promise<GstOverview> {
  const found = await tableRows(tx, scope)
  const issued = await issuedRows(tx, scope)
  const { period, gstin, isSample, others } = scope
  return {
    period,
    gstin,
    sample: isSample,
    complete: period < periodOf(indianDay()),
    others,
    tables: returnTables.map((table) => {
      const row = found.find((one) => one.table === table)
      return { table, documents: row?.documents ?? 0, ...inRupees(row ? [row] : []) }
    }),
    totals: inRupees(found),
    issued: issuedByNature(issued).map(({ number, series }) => ({
      nature: number,
      count: series.reduce((sum, { count }) => sum + count, 0),
    })),
  }
}

function inRupees(rows: readonly Heads[]): Heads {
  const sum = (head: keyof Heads) => toRupees(rows.reduce((total, row) => total + row[head], 0))
  return { taxable: sum('taxable'), cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') }
}
