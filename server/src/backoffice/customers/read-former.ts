import type { FormerHistoryFile } from '@tohfa/contract/backoffice/former-history/former-history'
import { tenDigits } from '@tohfa/contract/shared/identifiers'
import { emailPattern, phonePattern } from '@tohfa/contract/shared/patterns'
import type { ImportProblem } from '@tohfa/contract/shared/import-problem'
import { toPaise } from '@tohfa/contract/shared/money'
import { type ForeignRow, problemAt } from '#platform/csv/read-csv.ts'
import { readNumber } from '#platform/csv/read-number.ts'
import { type ColumnNames, readColumns } from '#platform/csv/foreign-columns.ts'
import { message } from '#platform/http/messages.ts'

/** A person of a former shop. */
export type FormerPerson = { key: string; name: string; email: string | null; phone: string }
export type FormerOrder = {
  number: string
  person: FormerPerson
  placedAt: string
  status: string
  totalPaise: number
  lines: { title: string; quantity: number }[]
}
export type Former = { people: FormerPerson[]; orders: FormerOrder[]; problems: ImportProblem[] }

const people = {
  first: ['First Name', 'First Name (Billing)', 'Billing First Name'],
  last: ['Last Name', 'Last Name (Billing)', 'Billing Last Name'],
  name: ['Name', 'Customer', 'Billing Name', 'Customer Name', 'Shipping Name'],
  email: ['Email', 'E-mail', 'Customer Email', 'Email (Billing)', 'Billing Email'],
  phone: ['Phone', 'Default Address Phone', 'Phone (Billing)', 'Billing Phone', 'Shipping Phone'],
} as const satisfies ColumnNames<string>

const orders = {
  ...people,
  // In Shopify's export of orders, `Name` is the number.
  name: ['Billing Name', 'Shipping Name', 'Customer Name', 'Customer'],
  number: ['Order Number', 'Order #', 'Order ID', 'Name'],
  placed: ['Created at', 'Order Date', 'Date'],
  status: ['Financial Status', 'Order Status', 'Status'],
  cancelled: ['Cancelled at'],
  total: ['Total', 'Order Total Amount', 'Order Total', 'Net sales'],
  item: ['Lineitem name', 'Item Name', 'Product(s)', 'Product Name'],
  quantity: ['Lineitem quantity', 'Quantity', 'Items sold'],
} as const satisfies ColumnNames<string>

const longest = { name: 100, number: 60, status: 60, title: 200 }
const mostLines = 100

/** What a file of customers or past orders says. Addresses and payments are not read. */
export function readFormer(rows: readonly ForeignRow[], kind: FormerHistoryFile['kind']): Former {
  return kind === 'customers' ? readPeople(rows) : readOrders(rows)
}

function readPeople(rows: readonly ForeignRow[]): Former {
  const columns = readColumns(rows, people, ['email'])
  const problems: ImportProblem[] = []
  const found = new Map<string, FormerPerson>()
  for (const row of rows) {
    const person = personOf((name) => columns.cell(row, name))
    // Shops keep rows of people who left nothing by which they could be known.
    if (person === 'none') continue
    if (person === 'wrong')
      problems.push(problemAt(row.line, columns.nameOf('email'), message('emailInvalid')))
    else if (!found.has(person.key)) found.set(person.key, person)
  }
  return { people: [...found.values()], orders: [], problems }
}

function readOrders(rows: readonly ForeignRow[]): Former {
  const columns = readColumns(rows, orders, ['number', 'placed', 'total', 'email'])
  const problems: ImportProblem[] = []
  const found = new Map<string, FormerPerson>()
  const byNumber = Map.groupBy(rows, (row) => columns.cell(row, 'number').slice(0, longest.number))
  byNumber.delete('')
  const all: FormerOrder[] = []
  for (const [number, own] of byNumber) {
    const [first] = own
    if (!first) continue
    const cell = (name: keyof typeof orders) => columns.cell(first, name)
    const tell = (name: keyof typeof orders, why: 'emailInvalid' | 'date' | 'movedPriceInvalid') =>
      problems.push(problemAt(first.line, columns.nameOf(name), message(why)))
    const person = personOf(cell)
    // Sales at a counter have no person.
    if (person === 'none') continue
    const placedAt = instantOf(cell('placed'))
    const typed = readNumber(cell('total'), '.', '₹')
    const total = typeof typed === 'number' && typed >= 0 && typed <= mostTotal ? typed : null
    if (person === 'wrong') tell('email', 'emailInvalid')
    if (placedAt === null) tell('placed', 'date')
    if (total === null) tell('total', 'movedPriceInvalid')
    if (person === 'wrong' || placedAt === null || total === null) continue
    found.set(person.key, found.get(person.key) ?? person)
    all.push({
      number,
      person,
      placedAt,
      status: (cell('cancelled') ? 'cancelled' : cell('status')).slice(0, longest.status),
      totalPaise: toPaise(total),
      lines: own
        .map((row) => ({
          title: columns.cell(row, 'item').slice(0, longest.title),
          quantity: Math.trunc(Number(columns.cell(row, 'quantity'))) || 1,
        }))
        .filter(({ title }) => title !== '')
        .slice(0, mostLines),
    })
  }
  return { people: [...found.values()], orders: all, problems }
}

const mostTotal = 100_000_000

type PersonColumn = keyof typeof people

function personOf(cell: (name: PersonColumn) => string): FormerPerson | 'none' | 'wrong' {
  const typed = cell('email').toLowerCase()
  const email = typed.length <= 254 && emailPattern.test(typed) ? typed : ''
  const digits = tenDigits(cell('phone').replace(/^'/, ''))
  const phone = phonePattern.test(digits) ? digits : ''
  const key = email || phone
  if (!key) return typed ? 'wrong' : 'none'
  const name = cell('name') || [cell('first'), cell('last')].filter(Boolean).join(' ')
  return { key, name: name.slice(0, longest.name), email: email || null, phone }
}

/** `2024-05-01 10:11:12 +0530` as Shopify writes it; without a zone it is Indian time. */
function instantOf(cell: string): string | null {
  const parts =
    /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2}))?(?:\.\d+)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/.exec(
      cell,
    )
  if (!parts) return null
  const [, day = '', time = '00:00', seconds = '00', zone = '+05:30'] = parts
  const offset = zone === 'UTC' ? 'Z' : zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
  const moment = new Date(`${day}T${time}:${seconds}${offset}`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
