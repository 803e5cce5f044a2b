import { formatRupees } from '@tohfa/contract/shared/money'
import type { RunningOffer } from '@tohfa/contract/orders/coupons'
import { localeTexts } from '#platform/i18n/locale.texts.ts'
import { shortDate } from '#platform/i18n/short-date.ts'
import { offerGoods, offerLineTexts as texts } from './offer-line.texts.ts'

/** More kinds of goods than these are not named one by one. */
const mostNamed = 4

/** What a running offer is, in a line: "10% off mugs until Dec 31, in the cart by itself". */
export function offerLine(offer: RunningOffer): string {
  const { cap, min, firstOrder, perPerson, until } = offer
  return [
    texts.until(whatOf(offer), shortDate(until)),
    cap !== null && texts.atMost(formatRupees(cap)),
    min !== null && texts.from(formatRupees(min)),
    firstOrder && texts.firstOrder,
    perPerson !== null && texts.perPerson(perPerson),
    texts.byItself,
  ]
    .filter(Boolean)
    .join(', ')
}

function whatOf({ kind, value, types }: RunningOffer): string {
  const goods = goodsOf(types)
  return kind === 'percent'
    ? texts.percent(String(value), goods)
    : texts.amount(formatRupees(value), goods)
}

function goodsOf(types: RunningOffer['types']): string {
  if (types === null) return texts.allGifts
  if (types.length > mostNamed) return texts.someGifts
  return new Intl.ListFormat(localeTexts.tag).format(types.map((type) => offerGoods[type]))
}
