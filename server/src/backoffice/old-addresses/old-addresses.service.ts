import { createHash } from 'node:crypto'
import {
  mostAddressChanges,
  mostAddressRows,
  mostOldAddresses,
  type OldAddress,
  type OldAddressFile,
  type OldAddressForm,
  type OldAddressQuery,
  type OldAddressReport,
} from '@tohfa/contract/backoffice/old-addresses/old-addresses'
import { plainPath, writtenPath } from '@tohfa/contract/backoffice/old-addresses/plain-path'
import type { ImportProblem } from '@tohfa/contract/shared/import-problem'
import { type ColumnNames, readColumns } from '#platform/csv/foreign-columns.ts'
import { problemAt, readForeignCsv } from '#platform/csv/read-csv.ts'
import { refuseBinaryFile } from '#platform/csv/refuse-binary-file.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message, type Message } from '#platform/http/messages.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { changedFields, recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import {
  countAddresses,
  deleteAddress,
  findAddress,
  findByPath,
  lockAddresses,
  type OldAddressRow,
  pageOfAddresses,
  putAddresses,
  rowsAfter,
  shownSlugs,
  targetOf,
  targetsOf,
} from './old-addresses.queries.ts'
import { isCollection } from './own-address.ts'
import { PathIndex } from './path-index.ts'
import { planAddresses, type PlannedAddress, type TypedAddress } from './plan-addresses.ts'
import { withQuery } from './with-query.ts'

export type OldAddresses = ReturnType<typeof createOldAddresses>

/** The addresses of a former shop, each with the page of ours that answers for it. */
export function createOldAddresses({
  connection,
  address,
}: {
  connection: Connection
  address: ShopAddress
}) {
  const { db } = connection
  const index = new PathIndex(db)

  /** Writes one, with the messages at its fields. */
  async function put(tx: Transaction, form: OldAddressForm): Promise<OldAddress> {
    const wrong: Partial<Record<'path' | 'target', Message>> = {}
    const [planned] = await planAddresses(
      tx,
      [{ line: 1, ...form }],
      address.public,
      (_line, field, why) => (wrong[field] ??= why),
    )
    if (!planned || wrong.path || wrong.target) throw refusedFields(wrong)
    await putAddresses(tx, [planned])
    const row = await findByPath(tx, planned.path)
    if (!row) throw new Failure('old_address_not_found')
    return toAddress(row)
  }

  return {
    /**
     * The page for a request of an old address, with its query; null for any other. It asks the
     * database only where the table has such an address, and a page of ours always wins.
     */
    async find({ pathname, searchParams }: URL): Promise<string | null> {
      const path = plainPath(`http://old${pathname}`)
      if (path === null || !(await index.has(path))) return null
      const target = await targetOf(db, path)
      if (target === undefined) return null
      const isShown = isCollection(path) && (await shownSlugs(db)).has(path.slice(13))
      return isShown ? null : withQuery(target, searchParams)
    },

    /** Addresses of the table may have changed. */
    invalidate: () => index.forget(),

    async list({ search = '', page, limit }: OldAddressQuery) {
      const { rows, totalCount } = await pageOfAddresses(db, search.trim(), { page, limit })
      return { addresses: rows.map(toAddress), totalCount }
    },

    add: (form: OldAddressForm, staffId: string) =>
      connection.transaction(async (tx) => {
        await lockAddresses(tx)
        const path = plainPath(form.path)
        if (path !== null && (await targetsOf(tx, [path])).length > 0)
          throw refusedFields({ path: message('oldAddressTwice') })
        if ((await countAddresses(tx)) >= mostOldAddresses)
          throw refusedFields({ path: message('tooManyOldAddresses', mostOldAddresses) })
        const added = await put(tx, form)
        await recordChange(tx, staffId, {
          subject: 'old-address',
          action: 'created',
          subjectId: added.id,
          name: added.path,
        })
        return added
      }),

    change: (id: string, { target }: Pick<OldAddressForm, 'target'>, staffId: string) =>
      connection.transaction(async (tx) => {
        await lockAddresses(tx)
        const before = await findAddress(tx, id)
        if (!before) throw new Failure('old_address_not_found')
        const after = await put(tx, { path: writtenPath(before.path), target })
        await recordChange(tx, staffId, {
          subject: 'old-address',
          action: 'changed',
          subjectId: id,
          name: before.path,
          details: changedFields({ target: before.target }, { target: after.target }),
        })
        return after
      }),

    remove: (id: string, staffId: string) =>
      connection.transaction(async (tx) => {
        const before = await findAddress(tx, id)
        if (!before) throw new Failure('old_address_not_found')
        await deleteAddress(tx, id)
        await recordChange(tx, staffId, {
          subject: 'old-address',
          action: 'deleted',
          subjectId: id,
          name: before.path,
        })
      }),

    /** All, in portions, as rows of a file. */
    async *pages() {
      for (let last = ''; ;) {
        const rows = await rowsAfter(db, last, portion)
        yield rows.map(({ path, target }) => [writtenPath(path), target])
        const end = rows.at(-1)
        if (rows.length < portion || !end) return
        last = end.path
      }
    },

    /**
     * Adds and changes addresses by a file, all of it or nothing.
     * @throws Failure 400 for a file with problems; 409 when it would do something else by now
     */
    async importFile({ csv, dryRun, plan }: OldAddressFile, staffId: string) {
      refuseBinaryFile(csv)
      const rows = await readRows(csv)
      return connection.transaction(async (tx): Promise<OldAddressReport> => {
        if (!dryRun) await lockAddresses(tx)
        const problems: ImportProblem[] = []
        const planned = await planAddresses(tx, rows, address.public, (line, field, why) =>
          problems.push(problemAt(line, field, why)),
        )
        const report = { dryRun, ...reportOf(rows, planned, problems) }
        if ((await countAddresses(tx)) + report.added > mostOldAddresses)
          throw refusedFields({ csv: message('tooManyOldAddresses', mostOldAddresses) })
        if (dryRun) return report
        if (problems.length > 0)
          throw new Failure('bad_request', {
            sentence: message('csvNotImported', problems.length),
          })
        if (plan !== undefined && plan !== report.plan) throw new Failure('old_addresses_changed')
        const different = planned.filter(({ from, target }) => from !== target)
        if (different.length === 0) return report
        await putAddresses(tx, different)
        await recordChange(tx, staffId, {
          subject: 'import',
          action: 'imported',
          name: String(rows.length),
          details: { created: report.added, updated: report.changed },
        })
        return report
      })
    },

    /**
     * Adds addresses as part of an import of a shop. Those that are there, or cannot be, stay as
     * they are: staff may have led them elsewhere.
     */
    async addWithin(tx: Transaction, all: readonly Omit<TypedAddress, 'line'>[]): Promise<number> {
      await lockAddresses(tx)
      const planned = await planAddresses(
        tx,
        all.map((one) => ({ line: 0, ...one })),
        address.public,
        () => undefined,
      )
      const room = mostOldAddresses - (await countAddresses(tx))
      const added = planned.filter(({ from }) => from === '').slice(0, room)
      await putAddresses(tx, added)
      return added.length
    },
  }
}

const portion = 1_000

/** The columns of this shop's own export, and of one from Shopify. */
const columns = {
  path: ['path', 'redirect from', 'from'],
  target: ['target', 'redirect to', 'to'],
} as const satisfies ColumnNames<string>

async function readRows(csv: string): Promise<TypedAddress[]> {
  const rows = await readForeignCsv(csv, mostAddressRows)
  const { cell } = readColumns(rows, columns, ['path', 'target'])
  return rows.map((row) => ({
    line: row.line,
    path: cell(row, 'path'),
    target: cell(row, 'target'),
  }))
}

function reportOf(
  rows: readonly unknown[],
  planned: readonly PlannedAddress[],
  problems: ImportProblem[],
): Omit<OldAddressReport, 'dryRun'> {
  const different = planned.filter(({ from, target }) => from !== target)
  const added = different.filter(({ from }) => from === '').length
  const all = JSON.stringify(different.map(({ path, from, target }) => [path, from, target]))
  return {
    rows: rows.length,
    added,
    changed: different.length - added,
    unchanged: planned.length - different.length,
    problems,
    changes: different
      .slice(0, mostAddressChanges)
      .map(({ line, path, from, target: to }) => ({ line, path, from, to })),
    plan: createHash('sha256').update(all).digest('hex'),
  }
}

function toAddress({ created_at: createdAt, ...row }: OldAddressRow): OldAddress {
  return { ...row, createdAt: new Date(createdAt).toISOString() }
}
