import type { SellerParticulars } from '@tohfa/contract/shared/pages'
import { toPaise } from '@tohfa/contract/shared/money'
import type { EwayLimitForm } from '@tohfa/contract/tax/eway-bill'
import type { EwayLimit } from '@tohfa/contract/tax/eway-limit'
import type { SellerForm } from '@tohfa/contract/tax/seller-form'
import type { SellerState } from '@tohfa/contract/tax/seller'
import type { TaxClassForm } from '@tohfa/contract/tax/tax-class-form'
import type { TaxClass } from '@tohfa/contract/tax/tax-classes'
import { indianDay } from '#platform/runtime/clock.ts'
import { announce } from '#platform/database/changes.ts'
import type { Connection, Database } from '#platform/database/connect.ts'
import { refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { changedFields, recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import {
  allEwayLimits,
  allSellers,
  allTaxClasses,
  insertEwayLimit,
  insertSeller,
  insertTaxClasses,
  lockTax,
  type TaxClassRow,
} from './tax.queries.ts'
import { createPublicSeller, type PublicSeller } from './public-seller.service.ts'
import { classesInUse, invoicing, sellerOn } from './tax.service.ts'
import { toEwayLimit, toSellerState, toTaxClasses } from './to-tax-answers.ts'

export type Tax = {
  publicSeller: PublicSeller
  readSeller(): Promise<SellerState>
  /** Sets the seller from a day on, by default today. */
  setSeller(form: SellerForm, staffId: string): Promise<SellerState>
  listClasses(): Promise<TaxClass[]>
  readEwayLimit(): Promise<EwayLimit>
  /** Sets above which value goods need an e-way bill from a day on. */
  setEwayLimit(form: EwayLimitForm, staffId: string): Promise<EwayLimit>
  /** Sets how a class is taxed from a day on; a key that is not there yet makes a class. */
  setClass(key: string, form: TaxClassForm, staffId: string): Promise<TaxClass>
}

/** The seller and the tax classes as staff set them: a row for each change, with its author. */
export function createTax({
  connection,
  realMoney,
  settings,
}: {
  connection: Connection
  realMoney: boolean
  /** The seller until staff set one. */
  settings: (source: Database) => Promise<SellerParticulars>
}): Tax {
  async function readSeller(db: Database): Promise<SellerState> {
    const today = indianDay()
    const rows = await allSellers(db)
    const present = await sellerOn(db, today)
    return toSellerState(rows, { present, today }, await invoicing(db, { realMoney }))
  }

  async function listClasses(db: Database, key?: string): Promise<TaxClass[]> {
    const rows = await allTaxClasses(db, key)
    return toTaxClasses(rows, { inUse: await classesInUse(db), today: indianDay() })
  }

  return {
    publicSeller: createPublicSeller({ db: connection.db, settings }),

    readSeller: () => readSeller(connection.db),

    setSeller: (form, staffId) =>
      connection.transaction(async (tx) => {
        await lockTax(tx)
        const before = (await sellerOn(tx)) ?? {}
        const values = {
          ...form,
          gstin: form.gstin ?? null,
          validFrom: form.validFrom ?? indianDay(),
        }
        await insertSeller(tx, { ...values, createdBy: staffId })
        // Public pages name the seller.
        await announce(tx, { kind: 'catalog' })
        await recordChange(tx, staffId, {
          subject: 'tax',
          action: 'changed',
          subjectId: 'seller',
          name: form.tradeName,
          details: changedFields(before, values),
        })
        return readSeller(tx)
      }),

    readEwayLimit: async () => toEwayLimit(await allEwayLimits(connection.db), indianDay()),

    setEwayLimit: (form, staffId) =>
      connection.transaction(async (tx) => {
        await lockTax(tx)
        const today = indianDay()
        const before = toEwayLimit(await allEwayLimits(tx), today)
        const values = { above: form.above, validFrom: form.validFrom ?? today }
        await insertEwayLimit(tx, {
          abovePaise: toPaise(form.above),
          validFrom: values.validFrom,
          createdBy: staffId,
        })
        await recordChange(tx, staffId, {
          subject: 'tax',
          action: 'changed',
          subjectId: 'eway-limit',
          name: 'e-way bill',
          details: changedFields({ above: before.above, validFrom: before.validFrom }, values),
        })
        return toEwayLimit(await allEwayLimits(tx), today)
      }),

    listClasses: () => listClasses(connection.db),

    setClass: (key, form, staffId) =>
      connection.transaction(async (tx) => {
        if (form.reviewedAt > indianDay())
          throw refusedFields({ reviewedAt: message('reviewedTooEarly') })
        await lockTax(tx)
        const [before] = await listClasses(tx, key)
        await insertTaxClasses(tx, [{ key, ...toRow(form), createdBy: staffId }])
        const [after] = await listClasses(tx, key)
        if (!after) throw new Error('the tax class was not stored')
        await recordChange(tx, staffId, {
          subject: 'tax',
          action: before ? 'changed' : 'created',
          subjectId: key,
          name: key,
          details: changedFields(before ?? {}, { ...form, nil: form.nil || null }),
        })
        return after
      }),
  }
}

function toRow(form: TaxClassForm): Omit<TaxClassRow, 'id' | 'key' | 'createdAt' | 'createdBy'> {
  const { hsn, uqc, rate, above, rateAbove, nil, nilKind, reviewedBy, reviewedAt, source } = form
  // A percentage has two decimals, as rupees have.
  return {
    hsn,
    uqc,
    rateBp: toPaise(rate),
    abovePaise: above == null ? null : toPaise(above),
    rateAboveBp: rateAbove == null ? null : toPaise(rateAbove),
    nil,
    nilKind: nilKind ?? null,
    source: source ?? null,
    reviewedBy,
    reviewedAt,
    validFrom: form.validFrom ?? indianDay(),
    isSample: false,
  }
}
