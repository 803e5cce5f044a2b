import { createHash } from 'node:crypto'
import { v7 } from 'uuid'
import { mostMovedRows } from '@tohfa/contract/catalog/moving/moving-choices'
import type {
  FormerHistoryFile,
  FormerHistoryReport,
} from '@tohfa/contract/backoffice/former-history/former-history'
import { readForeignCsv } from '#platform/csv/read-csv.ts'
import { refuseBinaryFile } from '#platform/csv/refuse-binary-file.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { accountsOfFormer } from '#accounts/guests/guests.service.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import {
  insertOrders,
  insertPeople,
  knownOrders,
  knownPeople,
  lockHistory,
} from './former-history.queries.ts'
import { type Former, readFormer } from './read-former.ts'

export type FormerHistory = ReturnType<typeof createFormerHistory>

/** Rows of one statement. */
const portion = 1_000

/** Customers and past orders of a former shop, for reading only. */
export function createFormerHistory({ connection }: { connection: Connection }) {
  return {
    /**
     * Adds the people and the past orders of a file that were not imported before, all or nothing.
     * @throws Failure 400 for a file with problems; 409 where it would do something else by now
     */
    async importFile(file: FormerHistoryFile, staffId: string): Promise<FormerHistoryReport> {
      refuseBinaryFile(file.csv)
      const rows = await readForeignCsv(file.csv, mostMovedRows)
      const former = readFormer(rows, file.kind)
      return connection.transaction((tx) => write(tx, file, former, rows.length, staffId))
    },
  }
}

async function write(
  tx: Transaction,
  { source, dryRun, leaveOut, plan: checked }: FormerHistoryFile,
  { people, orders, problems }: Former,
  rows: number,
  staffId: string,
): Promise<FormerHistoryReport> {
  if (!dryRun) await lockHistory(tx, source)
  const known = await knownPeople(
    tx,
    source,
    people.map(({ key }) => key),
  )
  const past = await knownOrders(
    tx,
    source,
    orders.map(({ number }) => number),
  )
  const newPeople = people.filter(({ key }) => !known.has(key))
  const newOrders = orders.filter(({ number }) => !past.has(number))
  const plan = createHash('sha256')
    .update(JSON.stringify([newPeople, newOrders]))
    .digest('hex')
  const report = {
    dryRun,
    rows,
    people: newPeople.length,
    orders: newOrders.length,
    known: known.size + past.size,
    problems,
    plan,
  }
  if (dryRun) return report
  if (problems.length > 0 && !leaveOut)
    throw new Failure('bad_request', { sentence: message('csvNotImported', problems.length) })
  if (checked !== undefined && checked !== plan) throw new Failure('customers_changed')
  for (const some of portions(newPeople)) {
    const accounts = await accountsOfFormer(tx, some)
    await insertPeople(tx, source, accounts)
    for (const [key, id] of accounts) known.set(key, id)
  }
  for (const some of portions(newOrders))
    await insertOrders(
      tx,
      source,
      some.flatMap(({ person, ...order }) => {
        const userId = known.get(person.key)
        return userId === undefined ? [] : [{ id: v7(), userId, ...order }]
      }),
    )
  if (report.people + report.orders > 0)
    await recordChange(tx, staffId, {
      subject: 'import',
      action: 'imported',
      name: String(rows),
      details: { created: report.people + report.orders, updated: 0 },
    })
  return report
}

function* portions<T>(list: readonly T[]): Generator<T[]> {
  for (let from = 0; from < list.length; from += portion) yield list.slice(from, from + portion)
}
