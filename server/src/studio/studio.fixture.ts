import type { Design } from '@tohfa/contract/studio/designs'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { type Goods, aProduct } from '../testing/goods.ts'
import { aPerson, type Person } from '../testing/people.ts'
import type { TestShop } from '../testing/shop.ts'

/** What a mug has printed around it, of which two items belong to a choice. */
export const mugWrap = {
  id: 'wrap',
  background: '#ffffff',
  items: [
    { id: 'face', kind: 'photo', x: -50, y: 0, width: 60, height: 60, field: 'photo' },
    {
      id: 'name',
      kind: 'text',
      x: 40,
      y: 0,
      text: 'मीरा',
      font: 'baloo-2-700',
      size: 18,
      color: '#a8322a',
      field: 'name',
      colorField: 'ink',
    },
    { id: 'dot', kind: 'shape', shape: 'ellipse', x: 40, y: 25, width: 6, height: 6 },
    { id: 'bar', kind: 'shape', shape: 'rect', x: 40, y: 25, width: 30, height: 2 },
  ],
}

/** A mug with a name, a photo, a colour and a choice of a motif, as staff send it. */
export const aMugStudio = {
  live: true,
  required: false,
  blank: 'mug',
  template: {
    v: 1,
    blank: 'mug',
    areas: [mugWrap],
  },
  fields: [
    {
      id: 'name',
      label: 'Name',
      labelHi: 'नाम',
      kind: 'text',
      max: 8,
      required: true,
      sample: 'मीरा',
    },
    { id: 'photo', label: 'Photo', labelHi: 'तस्वीर', kind: 'photo', required: false, sample: null },
    {
      id: 'ink',
      label: 'Colour',
      labelHi: 'रंग',
      kind: 'color',
      required: false,
      sample: '#a8322a',
    },
    {
      id: 'mark',
      label: 'Mark',
      labelHi: 'निशान',
      kind: 'choice',
      required: false,
      sample: 'dot',
      choices: [
        { id: 'dot', label: 'Dot', labelHi: 'बिंदी', shows: ['dot'] },
        { id: 'bar', label: 'Bar', labelHi: 'रेखा', shows: ['bar'] },
      ],
    },
  ],
  surcharge: 120.5,
  extraArea: 40,
}

/** A product with a studio, put there as staff do; its id. */
export async function aCustomizable(
  shop: TestShop,
  studio: object = {},
  goods: Goods = {},
): Promise<string> {
  const id = await aProduct(shop, goods)
  const { token } = await aPerson(shop, 'ADMIN')
  const body = { ...aMugStudio, ...studio }
  const answer = await shop.call<{ data: ProductStudio }>('PUT', `/admin-product/${id}/studio`, {
    token,
    body,
  })
  if (answer.status !== 200) throw new Error(`no studio: ${JSON.stringify(answer.body)}`)
  return id
}

/** A design of this person's with these words on it, kept by the call; for a mug of its own unless of a product. */
export async function aDesign(
  shop: TestShop,
  person: Pick<Person, 'token'>,
  name = 'मीरा',
  product?: string,
): Promise<Design> {
  const productId = product ?? (await aCustomizable(shop))
  const { status, body } = await shop.call<{ data: Design }>('POST', '/designs', {
    token: person.token,
    body: { productId, color: 'White', values: { name } },
  })
  if (status !== 201) throw new Error(`no design: ${JSON.stringify(body)}`)
  return body.data
}
