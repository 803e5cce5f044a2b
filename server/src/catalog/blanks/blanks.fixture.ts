import type { Blank } from '@tohfa/contract/catalog/blanks'
import type { Product } from '@tohfa/contract/catalog/products'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { addMug } from '#catalog/products/admin-products/product-form.fixture.ts'
import type { Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'

type Shop = Pick<TestShop, 'call'>
type Failed = Partial<FailureEnvelope>
export type BlankReply = Answer<Failed & { data: Blank }>

export const addBlank = (shop: Shop, { token }: Person, body: object): Promise<BlankReply> =>
  shop.call('POST', '/admin/blanks', { token, body })

export const changeBlank = (
  shop: Shop,
  { token }: Person,
  id: string,
  body: object,
): Promise<BlankReply> => shop.call('PUT', `/admin/blanks/${id}`, { token, body })

let blanks = 0
/** A white mug to print on, with so many pieces; its id. */
export async function aBlank(
  shop: Shop,
  staff: Person,
  stock: number,
  more: object = {},
): Promise<string> {
  const title = `White mug ${++blanks} ${staff.id}`
  const body = { title, variants: [{ color: 'White', stock }], trackStock: true, ...more }
  const { status, body: answer } = await addBlank(shop, staff, body)
  if (status !== 201) throw new Error(`no blank: ${JSON.stringify(answer)}`)
  return answer.data.id
}

/** A mug that staff added, with stocks by colour; its id. */
export async function aMug(
  shop: TestShop,
  staff: Person,
  stocks: Record<string, number> = { White: 100 },
  more: object = {},
): Promise<string> {
  const made = (await addMug(shop, staff)).body.data
  const images = made.colors[0]?.images ?? []
  const colors = Object.entries(stocks).map(([color, stock]) => ({ color, images, stock }))
  const body = { colors, ...more }
  const { status } = await shop.call('PATCH', `/admin-product/${made.id}`, {
    token: staff.token,
    body,
  })
  if (status !== 200) throw new Error('no mug')
  return made.id
}

/** Puts a product on a blank, or takes it off. */
export const putOnBlank = (
  shop: Shop,
  { token }: Person,
  productId: string,
  blankId: string | null,
  more: object = {},
): Promise<Answer<Failed & { data: Product }>> =>
  shop.call('PATCH', `/admin-product/${productId}`, { token, body: { blankId, ...more } })

/** The stock of a blank's variants, in their order. */
export async function stocksOf(shop: Shop, { token }: Person, id: string): Promise<number[]> {
  const { body } = await shop.call<{ data: Blank[] }>('GET', '/admin/blanks', { token })
  return body.data.find((one) => one.id === id)?.variants.map(({ stock }) => stock) ?? []
}
