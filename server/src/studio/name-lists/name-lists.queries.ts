import { and, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm'
import { daysOfList } from '@tohfa/contract/studio/name-lists/list-limits'
import { now } from '#platform/runtime/clock.ts'
import { v7 } from 'uuid'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { insertion } from '#platform/database/prepared.ts'
import { indiaToday } from '#platform/database/india-today.ts'
import { products } from '#platform/database/schema/catalog.tables.ts'
import { nameListRows, nameLists } from '#platform/database/schema/name-list.tables.ts'
import { proofRequests, proofs } from '#platform/database/schema/proof.tables.ts'
import type { ProofRow } from '#studio/proofs/proofs.queries.ts'

export type { CellFinding, ListSheet } from '#platform/database/schema/name-list.tables.ts'

export type ListToCollect = ListRow & {
  productTitle: string
  titleHi: string | null
  onSale: boolean
}
export type ListRow = typeof nameLists.$inferSelect
export type StoredRow = typeof nameListRows.$inferSelect
/** A row with what is known of its proof. */
export type DrawnRow = StoredRow & {
  proofState: ProofRow['state'] | null
  pages: ProofRow['pages']
}
type Own = { id: string; userId: string }

const own = ({ id, userId }: Own) => and(eq(nameLists.id, id), eq(nameLists.userId, userId))

export const countLists = (db: Database, userId: string): Promise<number> =>
  db.$count(nameLists, eq(nameLists.userId, userId))

export async function insertList(
  tx: Transaction,
  values: typeof nameLists.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(nameLists).values(values).returning({ id: nameLists.id })
  if (!row) throw new Error('the list was not stored')
  return row.id
}

/** A list of a person, or of anybody for staff. */
export async function findList(
  db: Database,
  { id, userId }: { id: string; userId?: string },
): Promise<ListRow | undefined> {
  const [row] = await db
    .select()
    .from(nameLists)
    .where(userId === undefined ? eq(nameLists.id, id) : own({ id, userId }))
  return row
}

/** The list that a link names, with its product; undefined when the link is closed. */
export async function findCollecting(
  db: Database,
  collectId: string,
): Promise<ListToCollect | undefined> {
  const [row] = await db
    .select({
      ...getTableColumns(nameLists),
      productTitle: products.title,
      titleHi: products.titleHi,
      onSale: products.onSale,
    })
    .from(nameLists)
    .innerJoin(products, eq(products.id, nameLists.productId))
    .where(and(eq(nameLists.collectId, collectId), sql`${nameLists.collectUntil} >= ${indiaToday}`))
  return row
}

/** Opens a link, or sets the last day of the one that is open; what it names. */
export async function putCollecting(
  db: Database,
  list: Own,
  until: string,
): Promise<string | undefined> {
  const [row] = await db
    .update(nameLists)
    .set({ collectId: sql`coalesce(${nameLists.collectId}, ${v7()})`, collectUntil: until })
    .where(own(list))
    .returning({ collectId: nameLists.collectId })
  return row?.collectId ?? undefined
}

/** Closes a link; false when the person has no such list. */
export async function endCollecting(db: Database, list: Own): Promise<boolean> {
  const rows = await db
    .update(nameLists)
    .set({ collectId: null, collectUntil: null })
    .where(own(list))
    .returning({ id: nameLists.id })
  return rows.length > 0
}

/** The rows of a list in their order, each with its proof. */
export function findRows(db: Database, listId: string): Promise<DrawnRow[]> {
  return db
    .select({
      ...getTableColumns(nameListRows),
      proofState: proofs.state,
      pages: proofs.pages,
    })
    .from(nameListRows)
    .leftJoin(proofs, eq(proofs.hash, nameListRows.proof))
    .where(eq(nameListRows.listId, listId))
    .orderBy(nameListRows.n)
}

/** A list with the numbers of its rows and pieces, and of the rows that are drawn or waiting. */
export type CountedList = ListRow & {
  rowCount: number
  pieces: number
  ready: number
  rendering: number
}

/** The lists of a person, the one that was changed last first. */
export function findLists(db: Database, userId: string): Promise<CountedList[]> {
  const counted = db
    .select({
      listId: nameListRows.listId,
      rowCount: sql<number>`count(*)::int`.as('row_count'),
      pieces: sql<number>`sum(${nameListRows.quantity})::int`.as('pieces'),
      ready: sql<number>`(count(*) filter (where ${proofs.state} = 'ready'))::int`.as('ready'),
      rendering: sql<number>`(count(*) filter (where ${proofs.state} = 'rendering'))::int`.as(
        'rendering',
      ),
    })
    .from(nameListRows)
    .innerJoin(nameLists, eq(nameLists.id, nameListRows.listId))
    .leftJoin(proofs, eq(proofs.hash, nameListRows.proof))
    .where(eq(nameLists.userId, userId))
    .groupBy(nameListRows.listId)
    .as('counted')
  return db
    .select({
      ...getTableColumns(nameLists),
      rowCount: sql<number>`coalesce(${counted.rowCount}, 0)`,
      pieces: sql<number>`coalesce(${counted.pieces}, 0)`,
      ready: sql<number>`coalesce(${counted.ready}, 0)`,
      rendering: sql<number>`coalesce(${counted.rendering}, 0)`,
    })
    .from(nameLists)
    .leftJoin(counted, eq(counted.listId, nameLists.id))
    .where(eq(nameLists.userId, userId))
    .orderBy(desc(nameLists.updatedAt), desc(nameLists.id))
}

/** The title of a product. */
export async function titleOf(db: Database, productId: string): Promise<string> {
  const [row] = await db
    .select({ title: products.title })
    .from(products)
    .where(eq(products.id, productId))
  return row?.title ?? ''
}

/** Locks a list until the transaction ends; its version, or undefined when it is gone. */
export async function lockList(tx: Transaction, list: Own): Promise<number | undefined> {
  const [row] = await tx
    .select({ version: nameLists.version })
    .from(nameLists)
    .where(own(list))
    .for('update')
  return row?.version
}

/** Changes a list, which is locked, and counts up its version. */
export async function updateList(
  tx: Transaction,
  list: Own,
  set: Partial<typeof nameLists.$inferInsert>,
): Promise<void> {
  await tx
    .update(nameLists)
    .set({ ...set, version: sql`${nameLists.version} + 1`, updatedAt: now(), usedAt: now() })
    .where(own(list))
}

const rowColumns = [
  'listId',
  'n',
  'values',
  'color',
  'size',
  'quantity',
  'note',
  'cellFindings',
  'preflight',
  'fitted',
  'areasInUse',
  'fieldValues',
  'print',
  'proof',
  'receiptHash',
  'expectedId',
] as const
const insertRows = insertion(nameListRows, rowColumns)

/** Stores the rows of a list in place of earlier ones. */
export async function putRows(
  tx: Transaction,
  listId: string,
  rows: readonly StoredRow[],
): Promise<void> {
  await tx.delete(nameListRows).where(eq(nameListRows.listId, listId))
  if (rows.length > 0) await insertRows(tx, rows)
}

/** Stores one row of a list, in place of an earlier one with its number. */
export async function putRow(
  tx: Transaction,
  row: typeof nameListRows.$inferInsert,
): Promise<void> {
  await tx
    .insert(nameListRows)
    .values(row)
    .onConflictDoUpdate({ target: [nameListRows.listId, nameListRows.n], set: row })
}

/** False when the person has no such list. */
export async function deleteList(tx: Transaction, list: Own): Promise<boolean> {
  const rows = await tx.delete(nameLists).where(own(list)).returning({ id: nameLists.id })
  return rows.length > 0
}

/** Records that a list is used, with its proofs; a day is precise enough. */
export async function markListUsed(db: Database, { id, userId }: Own): Promise<void> {
  await db.execute(sql`
    with used as (
      update name_lists set used_at = shop_now() where id = ${id} and user_id = ${userId}
        and used_at < shop_now() - interval '1 day' returning id)
    update proofs set used_at = shop_now() where hash in (
      select proof from name_list_rows where list_id in (select id from used))`)
}

type NewProof = Pick<ProofRow, 'hash' | 'engine' | 'blank' | 'scene'>

/** Stores proofs, or records their use; failed ones are drawn again. Returns their states. */
export async function putProofs(
  tx: Transaction,
  all: readonly NewProof[],
): Promise<Map<string, ProofRow['state']>> {
  if (all.length === 0) return new Map()
  const rows = await tx
    .insert(proofs)
    .values([...all])
    .onConflictDoUpdate({
      target: proofs.hash,
      set: {
        usedAt: sql`shop_now()`,
        state: sql`case ${proofs.state} when 'failed' then 'rendering' else ${proofs.state} end`,
      },
    })
    .returning({ hash: proofs.hash, state: proofs.state })
  return new Map(rows.map(({ hash, state }) => [hash, state]))
}

/** Stores the requests of rows; of those of one hash, colour and size one. */
export async function putRequests(
  tx: Transaction,
  all: readonly Omit<typeof proofRequests.$inferInsert, 'id'>[],
): Promise<void> {
  if (all.length === 0) return
  const { userId, hash, productId, color, size } = proofRequests
  await tx
    .insert(proofRequests)
    .values([...all])
    .onConflictDoUpdate({
      target: [userId, hash, productId, color, size],
      set: {
        areasInUse: sql`excluded.areas_in_use`,
        fieldValues: sql`excluded.field_values`,
        preflight: sql`excluded.preflight`,
        askedAt: sql`clock_timestamp() + (shop_now() - now())`,
      },
    })
}

/**
 * Approves all rows of a list for its owner: one approval for each print, colour and size. Earlier
 * approvals of the same stay as they are.
 */
export async function approveRows(
  tx: Transaction,
  { id, userId }: Own,
  ticked: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into proof_approvals (id, hash, user_id, product_id, color, size, areas_in_use,
      field_values, ticked)
    select gen_random_uuid(), one.* from (
      select distinct on (r.proof, coalesce(r.color, l.color), coalesce(r.size, l.size))
        r.proof, l.user_id, l.product_id, coalesce(r.color, l.color), coalesce(r.size, l.size),
        r.areas_in_use, r.field_values, array(
          select code from unnest(${sql.param([...ticked])}::text[]) code
          where jsonb_path_exists(r.preflight, '$[*] ? (@.code == $code)',
            jsonb_build_object('code', code)))
      from name_list_rows r join name_lists l on l.id = r.list_id
      where l.id = ${id} and l.user_id = ${userId}) one
    on conflict do nothing`)
}

export async function markApproved(
  tx: Transaction,
  list: Own,
  { hash, ticked }: { hash: string; ticked: string[] },
): Promise<void> {
  await tx
    .update(nameLists)
    .set({ approvedHash: hash, ticked, approvedAt: sql`shop_now()`, usedAt: now() })
    .where(own(list))
}

/** What is printed is no longer what was approved. */
export async function markApprovalEnded(tx: Transaction, list: Own): Promise<void> {
  await tx
    .update(nameLists)
    .set({ approvedHash: null, ticked: null, approvedAt: null })
    .where(own(list))
}

/** The next row of a list whose proof waits to be drawn; its hash. */
export async function nextUndrawn(db: Database, listId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    select p.hash from name_list_rows r join proofs p on p.hash = r.proof
    where r.list_id = ${listId} and p.state = 'rendering' order by r.n limit 1`)
  return rows[0]?.hash
}

/** The proofs that rows of these lists were asked for. */
export async function proofsOfLists(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectDistinct({ hash: nameListRows.proof })
    .from(nameListRows)
    .where(and(inArray(nameListRows.listId, [...ids]), isNotNull(nameListRows.proof)))
  return rows.flatMap(({ hash }) => hash ?? [])
}

/**
 * Deletes a person's requests and approvals of these proofs that no row of a list, no design, no
 * cart and no order needs.
 */
export async function dropRequests(
  tx: Transaction,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  const named = sql`any(${sql.param([...hashes])}::text[])`
  await tx.execute(sql`
    delete from proof_approvals a where a.user_id = ${userId} and a.hash = ${named}
      and not exists (select from name_list_rows r join name_lists l on l.id = r.list_id
        where r.proof = a.hash and l.user_id = ${userId})
      and not exists (select from proof_requests where hash = a.hash and user_id = ${userId}
        and design_id is not null)
      and not exists (select from cart_lines where approval_id = a.id)
      and not exists (select from checkout_lines where approval_id = a.id)
      and not exists (select from order_items where approval_id = a.id)
      and not exists (select from print_jobs where approval_id = a.id)`)
  await tx.execute(sql`
    delete from proof_requests q where q.user_id = ${userId} and q.hash = ${named}
      and q.design_id is null
      and not exists (select from name_list_rows r join name_lists l on l.id = r.list_id
        where r.proof = q.hash and l.user_id = ${userId})
      and not exists (select from proof_approvals where hash = q.hash and user_id = ${userId})`)
}

/** Some lists that were not used for long, with their owners. */
export async function oldLists(db: Database, most: number): Promise<Own[]> {
  const { rows } = await db.execute<Own>(sql`
    select id, user_id "userId" from name_lists
    where used_at < shop_now() - make_interval(days => ${daysOfList})
    order by used_at limit ${most}`)
  return rows
}
