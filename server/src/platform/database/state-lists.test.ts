import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { printsDone, printsStarted } from '@tohfa/contract/fulfilment/print/print-moves'
import { ordersUnsent } from '@tohfa/contract/orders/order-moves'
import { createTestDatabase } from '#testing/database.ts'

const list = /(\w+)\s+(?:not\s+)?in\s+\(('[^']*'(?:\s*,\s*'[^']*')*)\)/gi

/** The lists of values in functions and triggers of the migrated database, as `column: values`. */
async function listsInFunctions(): Promise<Record<string, string[]>> {
  const database = await createTestDatabase()
  const client = new Client(database.url)
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string; source: string }>(
      `select proname name, prosrc source from pg_proc p
       where pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       union all
       select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
    )
    return Object.fromEntries(
      rows.flatMap(({ name, source }) => {
        const found = [...source.matchAll(list)].map(
          ([, column, words = '']) => `${column}: ${words.replaceAll(/['\s]/g, '')}`,
        )
        return found.length > 0 ? [[name, found] as const] : []
      }),
    )
  } finally {
    await client.end()
    await database.drop()
  }
}

test('functions and triggers of the database use the states of the contract', async () => {
  expect(await listsInFunctions()).toEqual({
    order_printing: [`2: ${ordersUnsent.join()}`, `state: ${printsStarted.join()}`],
    order_words: ['word: ,@'],
  })
})

test('the database counts an order as printed in exactly the print states of the contract', () => {
  // `order_printing` compares with one state; a second one would need a list.
  expect(printsDone).toEqual(['printed'])
})

/** Lists of the job queue's own tables, and of separators in text. */
const elsewhere = [
  "state in ('created', 'retry', 'active', 'failed')",
  "state in ('created', 'retry')",
  "1) not in ('@', '#')",
]

test('SQL of the server takes its states from the lists of the contract', () => {
  const folder = fileURLToPath(new URL('../../', import.meta.url))
  const files = globSync('**/*.ts', { cwd: folder }).filter(
    (name) => !/\.(test|fixture)\.ts$/.test(name),
  )
  expect(files.length).toBeGreaterThan(500)
  const typed = files.flatMap((name) => {
    const text = readFileSync(`${folder}${name}`, 'utf8')
    return [...text.matchAll(/\S+\s+(?:not\s+)?in\s+\('[^)]*\)/gi)]
      .map(([found]) => found.replaceAll(/\s+/g, ' '))
      .filter((found) => !elsewhere.includes(found))
      .map((found) => `${name}: ${found}`)
  })
  expect(typed).toEqual([])
})
