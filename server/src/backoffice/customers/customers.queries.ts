import { eq, type SQL, sql } from 'drizzle-orm'
import type { CustomerCash, CustomerSort } from '@tohfa/contract/backoffice/customers'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { customers } from '#platform/database/schema/customer.tables.ts'
import type { CustomerSearch } from './customer-search.ts'

export type CustomerRow = {
  id: string
  name: string
  email: string
  phone: string
  guest: boolean
  orders: number
  spent_paise: string
  refunded_paise: string
  last_order_at: string | null
  cash: CustomerCash
  note: string
  created_at: string
}

const columns: SQL = sql`c.user_id id, c.name, u.email, u.guest, c.phone, c.orders, c.spent_paise,
  c.refunded_paise, c.last_order_at, c.cash, c.note, c.created_at`

/** Each has an index in this order. */
const sorts: Record<CustomerSort, SQL> = {
  recent: sql`last_order_at desc nulls last, user_id`,
  spent: sql`spent_paise desc, user_id`,
  orders: sql`orders desc, user_id`,
  newest: sql`created_at desc, user_id`,
  name: sql`(nullif(lower(name), '')), user_id`,
}

/** The rows of `customers` that a search finds: by words, or by an order. Each part has its index. */
function found(search: CustomerSearch | undefined): SQL {
  if (!search) return sql`customers`
  const { words, orderNumber } = search
  const parts = [
    ...(words === undefined
      ? []
      : [sql`select user_id from customers where words @@ ${words}::tsquery`]),
    ...(orderNumber === undefined
      ? []
      : [sql`select user_id from orders where order_number = ${orderNumber}`]),
  ]
  return sql`(select * from customers where user_id in (${sql.join(parts, sql` union `)})) customers`
}

/** A page of customers, and how many there are. */
export async function pageOfCustomers(
  db: Database,
  search: CustomerSearch | undefined,
  { sort, page, limit }: { sort: CustomerSort; page: number; limit: number },
): Promise<{ rows: CustomerRow[]; totalCount: number }> {
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.execute<CustomerRow>(sql`
      select ${columns} from (
        select customers.*, row_number() over () place from (
          select * from ${found(search)} order by ${sorts[sort]}
          limit ${limit} offset ${(page - 1) * limit}) customers
      ) c join users u on u.id = c.user_id order by c.place`),
    db.execute<{ count: number }>(sql`select count(*)::int count from ${found(search)}`),
  ])
  return { rows, totalCount: counted[0]?.count ?? 0 }
}

export async function findCustomer(db: Database, id: string): Promise<CustomerRow | undefined> {
  const { rows } = await db.execute<CustomerRow>(
    sql`select ${columns} from customers c join users u on u.id = c.user_id where c.user_id = ${id}`,
  )
  return rows[0]
}

/** The same, locked: two changes come one after the other. */
export async function lockCustomer(tx: Transaction, id: string): Promise<CustomerRow | undefined> {
  await tx.execute(sql`select from customers where user_id = ${id} for no key update`)
  return findCustomer(tx, id)
}

export async function changeCustomer(
  tx: Transaction,
  id: string,
  change: { note?: string; cash?: CustomerCash },
): Promise<void> {
  await tx.update(customers).set(change).where(eq(customers.userId, id))
}
