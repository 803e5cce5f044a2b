import type { Coupon } from '@tohfa/contract/orders/coupons'
import { call } from '#platform/api/api-client.ts'
import { typedNumber } from '#admin/frame/typed-number.ts'

/** An offer as typed: numbers are text. */
export type OfferDraft = {
  isNew: boolean
  code: string
  kind: string
  value: string
  cap: string
  min: string
  from: string
  until: string
  limit: string
  perPerson: string
  types: readonly string[]
  firstOrder: boolean
  automatic: boolean
}
export type OfferField = Exclude<keyof OfferDraft, 'isNew' | 'types' | 'firstOrder' | 'automatic'>

const typed = (value: number | null = null) => (value === null ? '' : String(value))

/** An existing offer, or a new one. */
export function offerDraftOf(one?: Coupon): OfferDraft {
  return {
    isNew: !one,
    code: one?.code ?? '',
    kind: one?.kind ?? 'percent',
    value: typed(one?.value),
    cap: typed(one?.cap),
    min: typed(one?.min),
    from: one?.from ?? '',
    until: one?.until ?? '',
    limit: typed(one?.limit),
    perPerson: typed(one?.perPerson),
    types: one?.types ?? [],
    firstOrder: one?.firstOrder ?? false,
    automatic: one?.automatic ?? false,
  }
}

/** An empty field removes a limit; the server reports errors at the fields. */
export function saveOffer({ isNew, code, ...draft }: OfferDraft) {
  const number = (text: string) => typedNumber(text) ?? null
  const rules = {
    kind: draft.kind,
    value: typedNumber(draft.value),
    cap: draft.kind === 'percent' ? number(draft.cap) : null,
    min: number(draft.min),
    from: draft.from || null,
    until: draft.until || null,
    limit: number(draft.limit),
    perPerson: number(draft.perPerson),
    types: draft.types.length === 0 ? null : draft.types,
    firstOrder: draft.firstOrder,
    automatic: draft.automatic,
  }
  return isNew
    ? call('POST /admin/coupons', { body: { code, ...rules } as never })
    : call('PUT /admin/coupons/:code', { params: { code }, body: rules as never })
}
