import { v7 } from 'uuid'
import type { OrderStatus } from '@tohfa/contract/orders/orders'
import { checkouts } from '#platform/database/schema/checkout.tables.ts'
import { orderItems, orders } from '#platform/database/schema/order.tables.ts'
import { anAddress, type Person } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'

/**
 * Stores a person's order of one product, for tests of later steps. Returns its id. The tests of
 * the checkout cover how orders are made.
 */
export async function aPurchase(
  { db }: Pick<TestShop, 'db'>,
  person: Pick<Person, 'id'>,
  productId: string,
  status: OrderStatus = 'delivered',
): Promise<string> {
  const [checkoutId, orderId] = [v7(), v7()]
  const same = { userId: person.id, paymentMethod: 'cash', totalPaise: 44_910 } as const
  await db.insert(checkouts).values({
    ...same,
    id: checkoutId,
    status: 'settled',
    address: anAddress,
    fingerprint: checkoutId,
    receipt: checkoutId,
    expiresAt: new Date(),
  })
  await db.insert(orders).values({
    ...same,
    id: orderId,
    checkoutId,
    status,
    roundingPaise: -10,
    paidPaise: status === 'delivered' ? 44_900 : 0,
    shippingAddress: anAddress,
  })
  await db.insert(orderItems).values({
    orderId,
    position: 0,
    productId,
    title: 'Chai Weather Mug',
    description: 'A mug for the first rain of June.',
    brand: 'Tohfa',
    productType: 'coffee-mug',
    color: 'White',
    images: [],
    quantity: 1,
    pricePaise: 49_900,
    discount: 10,
    discountedPricePaise: 44_910,
    unitPricePaise: 44_910,
  })
  return orderId
}
