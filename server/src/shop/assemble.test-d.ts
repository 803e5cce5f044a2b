import { Assembly } from './assemble.ts'

const shop = new Assembly({ port: 1 }).with('cart', ({ port }: { port: number }) => ({ port }))

shop.with('orders', ({ cart }: { cart: { port: number } }) => cart.port satisfies number)
// @ts-expect-error: what it needs is not made yet.
shop.with('returns', ({ orders }: { orders: number }) => orders)
// @ts-expect-error: the name is taken.
shop.with('cart', () => 2)
