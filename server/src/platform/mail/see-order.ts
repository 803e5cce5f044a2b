import { href } from '@tohfa/contract/shared/site-map'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import type { MailContent } from './mail-content.ts'

/** The button of a mail that leads to an order among those of its buyer. */
export function seeOrder(
  address: ShopAddress,
  orderNumber: string,
): NonNullable<MailContent['button']> {
  return {
    label: 'See your order',
    url: address.public + href(`/account/orders?track=${orderNumber}`),
  }
}
