import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Design } from '@tohfa/contract/studio/designs'
import { aPhoto, sendPhoto } from '#studio/photos/photos.fixture.ts'
import { aCustomizable } from '#studio/studio.fixture.ts'
import { approvedProof } from '#studio/proofs/proofs.fixture.ts'
import { printAll } from '#fulfilment/print/print.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { order, putIntoCart } from './orders.fixture.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** A cash order of a mug with this name on it, to this e-mail. */
async function buyPrinted(person: Person, name: string, email: string) {
  const made = await approvedProof(shop, person, { name })
  return buy(person, made, email)
}

async function buy(
  person: Person,
  { proof, design }: Awaited<ReturnType<typeof approvedProof>>,
  email: string,
) {
  const added = await shop.call('POST', '/cart', {
    token: person.token,
    body: {
      product_id: design.productId,
      user_id: person.id,
      selectedDetails: { color: design.color, proof: proof.hash },
    },
  })
  expect(added.status).toBe(201)
  const { body } = await order(shop, person, 'cash', { address: { email } })
  return { hash: proof.hash, order: body.data.order }
}

/** The sent mail with this subject: its text, and its embedded pictures. */
async function sent(subject: string) {
  const folder = join(shop.dataDir, 'outbox')
  let message = ''
  const find = async () => {
    const names = await readdir(folder).catch(() => [])
    const files = names.filter((name) => name.endsWith('.eml'))
    const all = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
    message = all.find((one) => one.includes(`Subject: ${subject}`)) ?? ''
    return message
  }
  await expect.poll(find).not.toBe('')
  const parts = message.split(/^--.+$/m).slice(1)
  const pictures = parts.filter((part) => part.includes('Content-Type: image/'))
  return { words: decoded(message), pictures }
}

/** As a mail program reads it. */
function decoded(message: string): string {
  const bytes = message
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

test.each([
  ['confirmed', 'is confirmed'],
  ['shipped', 'is on its way'],
])(
  'the mail of an order that is %s says what is printed, and carries its picture',
  async (status, said) => {
    const person = await aPerson(shop)
    const { hash, order } = await buyPrinted(person, 'Rukmini', person.email)
    if (status === 'shipped') {
      const admin = await aPerson(shop, 'ADMIN')
      await printAll(shop, admin, order.orderNumber)
      await advance(shop, admin, order.id, 'shipped')
    }
    const { words, pictures } = await sent(`Your order ${order.orderNumber} ${said}`)
    expect(words).toContain('Name: Rukmini')
    expect(words).toContain('Colour: red')
    const [picture = '', ...others] = pictures
    expect(others).toEqual([])
    const id = /^Content-ID:\s+<(.+)>$/im.exec(picture)?.[1] ?? 'none'
    expect(id).toContain(hash)
    expect(words).toContain(`src="cid:${id}"`)
    expect(picture).toMatch(/^Content-Disposition: inline/im)
    const bytes = Buffer.from(picture.split('\n\n')[1] ?? '', 'base64')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 400 })
  },
)

test('of a photo the mail has the picture, and no line that says there is one', async () => {
  const person = await aPerson(shop)
  const photo = (await sendPhoto(shop, person, await aPhoto('jpeg', { width: 900, height: 600 })))
    .body.data.sha256
  const { body } = await shop.call<{ data: Design }>('POST', '/designs', {
    token: person.token,
    body: {
      productId: await aCustomizable(shop),
      color: 'White',
      values: { name: 'Rukmini', photo },
    },
  })
  const made = await approvedProof(shop, person, { design: body.data })
  const { order } = await buy(person, made, person.email)
  const { words, pictures } = await sent(`Your order ${order.orderNumber} is confirmed`)
  expect(words).toContain('Name: Rukmini')
  expect(words).not.toContain('Photo')
  expect(pictures).toHaveLength(1)
})

test('to an e-mail that the account has not proven nothing is said or shown of what was made up', async () => {
  const { order } = await buyPrinted(await aPerson(shop), 'Prize 1', 'stranger@example.com')
  const { words, pictures } = await sent(`Your order ${order.orderNumber} is confirmed`)
  expect(words).toContain('Chai Weather Mug')
  expect(words).not.toContain('Prize 1')
  expect(words).not.toContain('cid:')
  expect(pictures).toEqual([])
})

test('of what could be personalised and was not the mail says that nothing personal is printed', async () => {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, await aCustomizable(shop))
  const { body } = await order(shop, person, 'cash', { address: { email: person.email } })
  const { words } = await sent(`Your order ${body.data.order.orderNumber} is confirmed`)
  expect(words).toContain('Plain, nothing personal printed')
})
