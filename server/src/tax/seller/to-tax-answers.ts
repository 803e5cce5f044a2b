import { toRupees } from '@tohfa/contract/shared/money'
import type { EwayLimit } from '@tohfa/contract/tax/eway-limit'
import type { SellerProfile, SellerState } from '@tohfa/contract/tax/seller'
import type { TaxClass, TaxClassRates } from '@tohfa/contract/tax/tax-classes'
import type { EwayLimitRow, SellerRow, TaxClassRow } from './tax.queries.ts'
import type { Invoicing } from './tax.service.ts'

function toProfile(row: SellerRow): SellerProfile {
  const { id: _id, createdBy: _by, createdAt: _at, ...profile } = row
  return profile
}

/** The call's answer: every row (the latest first) and the one that applies today. */
export function toSellerState(
  rows: readonly SellerRow[],
  { present, today }: { present: SellerRow | null; today: string },
  { on, isSample, reasons }: Invoicing,
): SellerState {
  return {
    ...(present && toProfile(present)),
    upcoming: rows
      .filter(({ validFrom }) => validFrom > today)
      .reverse()
      .map(toProfile),
    invoicing: {
      on,
      isSample,
      reasons: reasons.map(({ text }) => text),
      sentences: reasons.map(({ code = '', ...rest }) => ({ code, ...rest })),
    },
  }
}

const toPercent = (bp: number) => bp / 100

/** A row as calls and staff read it: percent and rupees. */
function toRates(row: TaxClassRow): TaxClassRates {
  const { hsn, uqc, nil, nilKind, source, reviewedBy, reviewedAt, validFrom, isSample } = row
  return {
    hsn,
    uqc,
    rate: toPercent(row.rateBp),
    above: row.abovePaise === null ? null : toRupees(row.abovePaise),
    rateAbove: row.rateAboveBp === null ? null : toPercent(row.rateAboveBp),
    nil,
    nilKind: nil ? (nilKind ?? 'nil_rated') : null,
    source,
    reviewedBy,
    reviewedAt,
    validFrom,
    isSample,
  }
}

/** The classes that these rows (by key, the latest first) make today. */
export function toTaxClasses(
  rows: readonly TaxClassRow[],
  { inUse, today }: { inUse: ReadonlySet<string>; today: string },
): TaxClass[] {
  return [...Map.groupBy(rows, ({ key }) => key)].flatMap(([key, own]) => {
    const upcoming = own.filter(({ validFrom }) => validFrom > today).reverse()
    const shown = own.find(({ validFrom }) => validFrom <= today) ?? upcoming[0]
    if (!shown) return []
    return [{ key, ...toRates(shown), inUse: inUse.has(key), upcoming: upcoming.map(toRates) }]
  })
}

/** The call's answer: every row, the latest first. */
export function toEwayLimit(rows: readonly EwayLimitRow[], today: string): EwayLimit {
  const [present, upcoming] = [
    rows.find(({ validFrom }) => validFrom <= today),
    rows.filter(({ validFrom }) => validFrom > today).reverse(),
  ]
  if (!present) throw new Error('no limit of e-way bills is stored')
  const toRow = ({ abovePaise, validFrom }: EwayLimitRow) => ({
    above: toRupees(abovePaise),
    validFrom,
  })
  return { ...toRow(present), upcoming: upcoming.map(toRow) }
}
