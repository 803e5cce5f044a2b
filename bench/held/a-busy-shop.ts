import { setTimeout as sleep } from 'node:timers/promises'
import { images } from '../../server/src/platform/database/schema/catalog.tables.ts'
import { startInvoicing } from '../../server/src/tax/documents/documents.fixture.ts'
import { order, putIntoCart } from '../../server/src/orders/order/orders.fixture.ts'
import { aKeyChainStudio } from '../../server/src/fulfilment/print/print.fixture.ts'
import { aPhoto, sendPhoto } from '../../server/src/studio/photos/photos.fixture.ts'
import { aCustomizable, aMugStudio } from '../../server/src/studio/studio.fixture.ts'
import { aProduct } from '../../server/testing/goods.ts'
import { aPerson, type Person } from '../../server/testing/people.ts'
import type { TestShop } from '../../server/testing/shop.ts'

const plainOrders = 200
const printedOrders = 12
const pieces = 10

export type BusyShop = Awaited<ReturnType<typeof aBusyShop>>

/** A shop with an owner, a buyer of 200 orders, and prints that are ready; with the ids of all of it. */
export async function aBusyShop(shop: TestShop) {
  const [owner, buyer] = [await aPerson(shop, 'ADMIN'), await aPerson(shop)]
  await startInvoicing(shop)
  const product = await aProduct(shop)
  await shop.db.insert(images).values([{ key: 'mug-1', width: 720, height: 900 }])
  const orders: string[] = []
  for (let n = 0; n < plainOrders; n++) {
    await putIntoCart(shop, buyer, product)
    orders.push((await order(shop, buyer, 'cash')).body.data.order.id)
  }
  const customizable = await aCustomizable(shop)
  const design = await made(shop, buyer, '/designs', {
    productId: customizable,
    color: 'White',
    scene: heavyScene(),
  })
  const { proof, jobs, printed } = await prints(shop, owner)
  const sheets = await made(shop, owner, '/admin/gang-sheets', { jobs, sheet: 'A4', gap: 4 })
  const { token: shared } = await made(shop, buyer, `/designs/${design.id}/share`, {})
  const photo = (await sendPhoto(shop, buyer, await aPhoto())).body.data.id
  return {
    shop,
    owner,
    buyer,
    product,
    orders,
    customizable,
    design,
    proof,
    jobs,
    printed,
    sheets,
    shared,
    photo,
  }
}

type Made = { id: string; hash: string; token: string }

async function made(shop: TestShop, { token }: Person, path: string, body: object): Promise<Made> {
  const answer = await shop.call<{ data: Made }>('POST', path, { token, body })
  if (answer.status > 202)
    throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

/** Key chains of one design, ordered by several people, once their print files are there. */
async function prints(shop: TestShop, owner: Person) {
  const product = await aCustomizable(shop, aKeyChainStudio, { productType: 'key-chain' })
  let proof = ''
  let printed = ''
  for (let n = 0; n < printedOrders; n++) {
    const person = await aPerson(shop)
    const values = { name: 'मीरा', word: `शुभ ${n}` }
    const { id } = await made(shop, person, '/designs', {
      productId: product,
      color: 'White',
      values,
    })
    proof = (await made(shop, person, `/designs/${id}/proofs`, { version: 1 })).hash
    const path = `/proofs/${proof}`
    await soon(async () => {
      const { body } = await shop.call<{ data: { state: string } }>('GET', path, person)
      return body.data.state === 'ready'
    })
    const codes = (
      await shop.call<{ data: { preflight: { code: string }[] } }>('GET', path, person)
    ).body.data.preflight
    await made(shop, person, `${path}/approval`, { ticked: codes.map(({ code }) => code) })
    const line = {
      product_id: product,
      user_id: person.id,
      selectedDetails: { color: 'White', proof },
    }
    const { id: inCart } = await made(shop, person, '/cart', line)
    await shop.call('PUT', `/cart/${inCart}`, { token: person.token, body: { quantity: pieces } })
    printed = (await order(shop, person, 'cash')).body.data.order.id
  }
  let jobs: string[] = []
  await soon(async () => {
    const { body } = await shop.call<{ data: { id: string }[] }>(
      'GET',
      '/admin/print-queue?limit=60&state=ready',
      owner,
    )
    jobs = body.data.map(({ id }) => id)
    return jobs.length === printedOrders
  })
  return { proof, printed, jobs }
}

async function soon(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(200)
}

const bent = {
  kind: 'text',
  text: 'शुभ विवाह क्षि '.repeat(13),
  font: 'great-vibes-400',
  size: 12,
  bend: 170,
  color: '#a8322a',
}

/** Ten texts as long as outlines may be asked for. */
export const heavyTexts = Array.from({ length: 5 }, (_, n) => ({
  ...bent,
  id: `t${n}`,
  x: n,
  y: n,
  text: `${'Wedding of Meera '.repeat(11)}${n}`,
}))

/** As many letters as a side may have, bent and in the finest script. */
export function heavyScene() {
  const items = Array.from({ length: 20 }, (_, n) => ({
    ...bent,
    id: `t${n}`,
    x: n - 10,
    y: n - 10,
    text: `${'Wedding of Meera '.repeat(11)}${n}`,
    outline: { color: '#ffffff', width: 1 },
  }))
  return { ...aMugStudio.template, areas: [{ id: 'wrap', background: '#ffffff', items }] }
}
