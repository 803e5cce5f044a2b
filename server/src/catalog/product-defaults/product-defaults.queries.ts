import { eq, sql } from 'drizzle-orm'
import {
  type DefaultParticular,
  defaultParticulars,
} from '@tohfa/contract/catalog/filled-particulars'
import { firstWeight } from '@tohfa/contract/catalog/product-defaults'
import type { ProductTrait } from '@tohfa/contract/catalog/product-attributes'
import { type ProductType, productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import { now } from '#platform/runtime/clock.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { productDefaults } from '#platform/database/schema/product-defaults.tables.ts'

export type Defaults = {
  particulars: Partial<Record<DefaultParticular, string>>
  /** In grams, of a piece. */
  weight: number
}

const firstDefaults: Defaults = { particulars: {}, weight: firstWeight }

/** The defaults of every type. */
export async function findDefaults(db: Database): Promise<ReadonlyMap<ProductType, Defaults>> {
  const rows = await db.select().from(productDefaults)
  const found = new Map(rows.map((row) => [row.productType, row]))
  return new Map(productTypeSlugs.map((type) => [type, found.get(type) ?? firstDefaults]))
}

/** The same, locked: changes of two people come one after the other. */
export async function lockDefaults(tx: Transaction): Promise<ReadonlyMap<ProductType, Defaults>> {
  await tx
    .insert(productDefaults)
    .values(productTypeSlugs.map((productType) => ({ productType })))
    .onConflictDoNothing()
  await tx.select().from(productDefaults).orderBy(productDefaults.productType).for('update')
  return findDefaults(tx)
}

export async function updateDefaults(
  tx: Transaction,
  productType: ProductType,
  defaults: Defaults,
): Promise<void> {
  await tx
    .update(productDefaults)
    .set({ ...defaults, changedAt: now() })
    .where(eq(productDefaults.productType, productType))
}

export type LackingProduct = {
  id: string
  title: string
  productType: ProductType
  attributes: Partial<Record<ProductTrait, string>>
}

/** Products in the shop, of any visibility, that lack particulars of which their type has defaults. */
export async function productsLacking(
  db: Database,
  defaults: ReadonlyMap<ProductType, Defaults>,
  { lock = false } = {},
): Promise<LackingProduct[]> {
  const kinds = [...defaults].flatMap(([type, { particulars }]) => {
    const given = defaultParticulars.filter((name) => particulars[name])
    return given.length > 0 ? [{ type, given }] : []
  })
  if (kinds.length === 0) return []
  const { rows } = await db.execute<LackingProduct>(sql`
    select p.id, p.title, p.product_type "productType", p.attributes
    from products p
    join json_to_recordset(${JSON.stringify(kinds)}) as k (type text, given jsonb)
      on k.type = p.product_type
    where p.deleted_at is null
      and exists (select from jsonb_array_elements_text(k.given) name
        where coalesce(p.attributes ->> name, '') = '')
    order by p.id ${lock ? sql`for update of p` : sql``}`)
  return rows
}
