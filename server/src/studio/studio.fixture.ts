import type { Design } from '@tohfa/contract/studio/designs'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { type Goods, aProduct } from '#testing/goods.ts'
import { aPerson, type Person } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'
import { aMugStudio } from './mug-studio.fixture.ts'

export { aMugStudio, mugWrap } from './mug-studio.fixture.ts'

/** Creates a product with a studio, as staff would; returns its id. */
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

/**
 * Creates this person's design with these words, through the call; for a new mug unless a product
 * is given.
 */
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
