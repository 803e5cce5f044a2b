import { taxClassOf, wrapClass } from '@tohfa/contract/tax/default-classes'
import { indianDay } from '#platform/runtime/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { message, type Message } from '#platform/http/messages.ts'
import {
  allEwayLimits,
  allTaxClasses,
  classesNamed,
  findSeller,
  isWrapPriced,
  type SellerRow,
  type TaxClassRow,
} from './tax.queries.ts'

/** The seller; lengths, amounts and days as in the tables. */
export type Seller = SellerRow
/** How goods of a class are taxed, as `rateFor` takes it. */
export type TaxClass = TaxClassRow

/**
 * Whether tax documents are issued, and if not the reason; `isSample` when they must be marked as
 * samples.
 */
export type Invoicing = { on: boolean; isSample: boolean; reasons: Message[] }

/** The seller on a day in India (today by default), or null. */
export async function sellerOn(db: Database, day: string = indianDay()): Promise<Seller | null> {
  return (await findSeller(db, day)) ?? null
}

/** How each class is taxed on a day in India (today when none is given), by its key. */
export async function taxClassesOn(
  db: Database,
  day: string = indianDay(),
): Promise<Map<string, TaxClass>> {
  const classes = new Map<string, TaxClass>()
  for (const row of await allTaxClasses(db))
    if (row.validFrom <= day && !classes.has(row.key)) classes.set(row.key, row)
  return classes
}

/** Above which value, in paise, goods are not moved without an e-way bill on a day in India (today when none is given). */
export async function ewayLimitOn(db: Database, day: string = indianDay()): Promise<number | null> {
  const rows = await allEwayLimits(db)
  return rows.find(({ validFrom }) => validFrom <= day)?.abovePaise ?? null
}

/** The reviewed classes; where payments are live, without those of the sample. */
export function reviewed(
  classes: ReadonlyMap<string, TaxClass>,
  { realMoney }: { realMoney: boolean },
): Map<string, TaxClass> {
  return new Map(
    [...classes].filter(
      ([, { reviewedBy, isSample }]) => reviewedBy !== null && !(isSample && realMoney),
    ),
  )
}

/** Those of the keys that no class has, today or on a day to come. */
export async function unknownClasses(db: Database, keys: Iterable<string>): Promise<Set<string>> {
  const missing = new Set(keys)
  if (missing.size > 0) for (const { key } of await allTaxClasses(db)) missing.delete(key)
  return missing
}

/** The keys of the classes of the products in the shop, and of the wrap where that costs something. */
export async function classesInUse(db: Database): Promise<Set<string>> {
  const ofProducts = (await classesNamed(db)).map(taxClassOf)
  return new Set((await isWrapPriced(db)) ? [...ofProducts, wrapClass] : ofProducts)
}

/**
 * Whether the shop issues tax documents: once a seller is set, and every class of a product in the
 * shop is reviewed. Where payments are live, the sample's seller and classes do not count.
 */
export async function invoicing(
  db: Database,
  { realMoney }: { realMoney: boolean },
): Promise<Invoicing> {
  // One after the other: a transaction has one connection.
  const seller = await sellerOn(db)
  const classes = await taxClassesOn(db)
  const inUse = await classesInUse(db)
  const used = [...inUse].sort().map((key) => ({ key, found: classes.get(key) }))
  const reasons: Message[] = []
  if (!seller) reasons.push(message('noSeller'))
  else if (seller.isSample && realMoney) reasons.push(message('sellerIsSample'))
  for (const { key, found } of used) {
    if (!found) reasons.push(message('classMissing', key))
    else if (found.reviewedBy === null) reasons.push(message('classNotReviewed', key))
    else if (found.isSample && realMoney) reasons.push(message('classIsSample', key))
  }
  const isSample = seller?.isSample === true || used.some(({ found }) => found?.isSample)
  return { on: reasons.length === 0, isSample, reasons }
}
