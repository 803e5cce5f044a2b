import {
  addMug,
  rename,
} from '../server/src/catalog/products/admin-products/product-form.fixture.ts'
import { order, putIntoCart } from '../server/src/orders/order/orders.fixture.ts'
import { advance } from '../server/src/fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '../server/testing/goods.ts'
import { aPerson, type Person } from '../server/testing/people.ts'
import type { Answer, TestShop } from '../server/testing/shop.ts'
import { must, expectBooksToAgree } from './checks.ts'

const atOnce = 100
/** A shopper notices no more than this. */
const mostMs = 500

type Edit = () => Promise<Answer>

/**
 * Repeats a hundred concurrent edits of products, orders and carts; half of the product edits
 * change the same product. None may be refused for want of a connection, and shoppers must not wait
 * meanwhile.
 */
export async function editAtOnce(shop: TestShop, rounds: number): Promise<object> {
  const staff = await aPerson(shop, 'ADMIN')
  const mugs = await Promise.all(
    Array.from({ length: 20 }, async () => (await addMug(shop, staff)).body.data.id),
  )
  const people = await Promise.all(Array.from({ length: 30 }, () => aPerson(shop)))
  const shopper = await aPerson(shop)
  const line = await aCart(shop, shopper)
  const waits: number[] = []
  for (let round = 0; round < rounds; round++) {
    const edits = await editsOf(shop, { staff, mugs, people }, round)
    const all = Promise.all(edits.map((edit) => edit()))
    const over = { yet: false }
    void all.finally(() => (over.yet = true))
    while (!over.yet) waits.push(...(await lookAndChange(shop, shopper, line, waits.length)))
    for (const { status, body } of await all)
      must(status === 200, `an edit was answered ${status}: ${JSON.stringify(body)}`)
  }
  await expectBooksToAgree(shop.db)
  const longest = Math.max(...waits)
  must(longest < mostMs, `a shopper waited ${Math.round(longest)} ms`)
  return {
    edits: rounds * atOnce,
    'shopper’s calls': waits.length,
    'longest ms': Math.round(longest),
  }
}

/** The edits of a round, which waits for its orders to be placed. */
async function editsOf(
  shop: TestShop,
  { staff, mugs, people }: { staff: Person; mugs: string[]; people: Person[] },
  round: number,
): Promise<Edit[]> {
  const product = (index: number): Edit => {
    const id = mugs[index % 2 === 0 ? 0 : index % mugs.length] ?? ''
    return () => rename(shop, staff, id, `Mug ${round} ${index}`)
  }
  const orders = await Promise.all(
    people.map(async (person): Promise<Edit> => {
      await aCart(shop, person)
      const { data } = (await order(shop, person, 'cash')).body
      return () => advance(shop, staff, data.order.id, 'shipped')
    }),
  )
  const carts = await Promise.all(
    people.map(async (person, index): Promise<Edit> => {
      const line = await aCart(shop, person)
      return () => change(shop, person, line, 1 + (index % 9))
    }),
  )
  const products = Array.from({ length: atOnce - orders.length - carts.length }, (_, index) =>
    product(index),
  )
  return [...products, ...orders, ...carts]
}

async function aCart(shop: TestShop, person: Person): Promise<string> {
  await putIntoCart(shop, person, await aProduct(shop))
  const { body } = await shop.call<{ data: { id: string }[] }>('GET', `/cart/${person.id}`, {
    token: person.token,
  })
  return body.data[0]?.id ?? ''
}

const change = (shop: TestShop, { token }: Person, line: string, quantity: number) =>
  shop.call('PUT', `/cart/${line}`, { token, body: { quantity } })

/** The time that a shopper waits for her cart, and for a change of it, in ms. */
async function lookAndChange(
  shop: TestShop,
  shopper: Person,
  line: string,
  turn: number,
): Promise<number[]> {
  const { token } = shopper
  const calls = [
    () => shop.call('GET', `/cart/${shopper.id}`, { token }),
    () => change(shop, shopper, line, 1 + (turn % 9)),
  ]
  const waits: number[] = []
  for (const call of calls) {
    const from = performance.now()
    const { status } = await call()
    must(status === 200, `a shopper’s call was answered ${status}`)
    waits.push(performance.now() - from)
  }
  return waits
}
