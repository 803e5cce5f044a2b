import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsOf, startInvoicing } from '#tax/documents/documents.fixture.ts'
import { order, putIntoCart } from '#orders/order/orders.fixture.ts'
import { readPdf } from '#platform/pdf/read-pdf.fixture.ts'
import { fetchFile } from '#fulfilment/print/print.fixture.ts'
import { advance } from '#fulfilment/shipping/parcels.fixture.ts'
import { aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { labelsOf, slipsOf } from './shipping-papers.fixture.ts'

let shop: TestShop
let admin: Person
let mug: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await aPerson(shop, 'ADMIN')
  await startInvoicing(shop)
  mug = await aProduct(shop, { title: 'Kaapi Mug ☕ ½ litre' })
})
afterAll(() => shop.close())

const wordsOf = async (bytes: Buffer) =>
  (await readPdf(bytes)).flatMap((page) => page.map(({ text }) => text.trim())).join(' ')

/** A line may also break within a word without spaces. */
const unspaced = (text: string) => text.replaceAll(' ', '')

/** A shipped order for a person who writes their address in their script. */
async function ordered(address: { name: string; streetAddress: string; city: string }) {
  const person = await aPerson(shop)
  await putIntoCart(shop, person, mug)
  const { id } = (await order(shop, person, 'cash', { address })).body.data.order
  await advance(shop, admin, id, 'shipped')
  return id
}

test.each([
  ['கார்த்திக் Subramaniam', 'எண் 12, 2nd Floor, அண்ணா சாலை, W/o R. Kumar', 'சென்னை'],
  ['ભાવેશ પટેલ', 'શિવમ એપાર્ટમેન્ટ 🏠', 'અમદાવાદ'],
  ['ਹਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਮਕਾਨ ਨੰਬਰ ੪', 'ਚੰਡੀਗੜ੍ਹ'],
])('slip, label and invoice to %s have each letter', async (name, streetAddress, city) => {
  const id = await ordered({ name, streetAddress, city })
  const slip = (await slipsOf(shop, admin, { ids: [id] })).flat().join(' ')
  const label = await wordsOf((await labelsOf(shop, admin, { ids: [id] })).bytes)
  const [document] = await documentsOf(shop, admin, id)
  const url = `/v1/documents/${document?.id}.pdf`
  const invoice = await wordsOf((await fetchFile(shop, admin, url)).bytes)
  for (const words of [name, streetAddress, city])
    for (const [paper, text] of Object.entries({ slip, label, invoice }))
      expect(unspaced(text), paper).toContain(unspaced(words))
  for (const text of [slip, invoice]) expect(text).toContain('Kaapi Mug ☕ ½ litre')
})
