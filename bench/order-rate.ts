/** `node bench/order-rate.ts`: orders a second, beside what the database alone can write. */
import { measureOrders } from './orders.ts'
import { startShop } from './start-shop.ts'

const shop = await startShop()
try {
  console.table({ 'orders, 10 buyers at once': await measureOrders(shop.url, shop.dataDir) })
} finally {
  await shop.stop()
}
