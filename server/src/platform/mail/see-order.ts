import { href } from '@tohfa/contract/shared/site-map'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import type { MailContent } from './mail-content.ts'

/** The button of a mail that opens an order in the buyer's account. */
export function seeOrder(
  address: ShopAddress,
  orderNumber: string,
): NonNullable<MailContent['button']> {
  return {
    label: 'See your order',
    url: address.public + href(`/account/orders?track=${orderNumber}`),
  }
}
