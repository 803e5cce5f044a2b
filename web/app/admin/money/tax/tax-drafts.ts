import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import type { SellerState } from '@tohfa/contract/tax/seller'
import type { TaxClass } from '@tohfa/contract/tax/tax-classes'
import { call } from '#platform/api/api-client.ts'
import { typedNumber } from '#admin/frame/typed-number.ts'

const sellerFields = [
  'legalName',
  'tradeName',
  'address',
  'stateCode',
  'mode',
  'gstin',
  'seriesPrefix',
  'signatory',
  'validFrom',
] as const
export type SellerField = (typeof sellerFields)[number]
type SellerDraft = Record<SellerField, string>

/** The seller as typed; the start of a change is always asked again. */
export function sellerDraftOf(seller: SellerState): SellerDraft {
  const entries = sellerFields.map((name) => [name, seller[name] ?? ''] as const)
  return { ...(Object.fromEntries(entries) as SellerDraft), validFrom: '' }
}

/** The server reports an unselected value at its field. */
export function saveSeller(draft: SellerDraft) {
  return call('PUT /admin/seller', { body: draft as never })
}

/** A class as typed: numbers are text. */
export type ClassDraft = {
  isNew: boolean
  key: string
  nil: boolean
  nilKind: string
  hsn: string
  uqc: string
  rate: string
  above: string
  rateAbove: string
  source: string
  reviewedBy: string
  reviewedAt: string
  validFrom: string
}
export type ClassField = Exclude<keyof ClassDraft, 'isNew' | 'nil'>

const typed = (value: number | null | undefined) => (value == null ? '' : String(value))

/** An existing class, or a new one. Reviewer and date are asked again for each change. */
export function classDraftOf(one?: TaxClass): ClassDraft {
  return {
    isNew: !one,
    key: one?.key ?? '',
    nil: one?.nil ?? false,
    nilKind: one?.nilKind ?? 'nil_rated',
    hsn: one?.hsn ?? '',
    uqc: one?.uqc ?? 'NOS',
    rate: typed(one?.rate),
    above: typed(one?.above),
    rateAbove: typed(one?.rateAbove),
    source: one?.source ?? '',
    reviewedBy: '',
    reviewedAt: '',
    validFrom: '',
  }
}

export function saveClass({ isNew: _new, key, nilKind, ...draft }: ClassDraft) {
  const rates = draft.nil
    ? { rate: 0, above: null, rateAbove: null, nilKind }
    : {
        rate: typedNumber(draft.rate),
        above: typedNumber(draft.above),
        rateAbove: typedNumber(draft.rateAbove),
      }
  // A missing name is refused as invalid, rather than as an unknown path.
  const params = { key: key.trim() || ' ' }
  return call('PUT /admin/tax-classes/:key', { params, body: { ...draft, ...rates } as never })
}

/** Marks a class as reviewed as displayed, from today, or from its own start if that is later. */
export function reviewClass(one: TaxClass, review: Pick<ClassDraft, 'reviewedBy' | 'reviewedAt'>) {
  const isLater = one.validFrom > dateOfDay(indianDay(new Date()))
  return saveClass({ ...classDraftOf(one), ...review, validFrom: isLater ? one.validFrom : '' })
}
