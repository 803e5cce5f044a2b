import { expect } from 'vitest'
import type { Draft } from '@tohfa/contract/orders/drafts/drafts'
import type { Quote } from '@tohfa/contract/orders/drafts/quotes'
import type { Order } from '@tohfa/contract/orders/orders'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import { indianDay } from '#platform/runtime/clock.ts'
import type { Placed } from '#orders/order/orders.fixture.ts'
import { anAddress, type Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'

type Shop = Pick<TestShop, 'call'>
type By = Pick<Person, 'token'>
type Failed = Partial<FailureEnvelope>

const dayMs = 86_400_000
/** A day so many days from today. */
export const inDays = (days: number): string => indianDay(new Date(Date.now() + days * dayMs))

export const { name: _name, phone: _phone, email: _email, ...thePlace } = anAddress

/** A draft of one product, as staff send it; what is given stands above it. */
export const aDraftForm = (productId: string, more: object = {}, item: object = {}) => ({
  customer: { name: 'Asha Rao', phone: '98765 43210', email: 'asha@example.com' },
  items: [{ productId, color: 'White', quantity: 2, ...item }],
  delivery: 'parcel',
  until: inDays(7),
  ...more,
})

export const makeDraft = (
  shop: Shop,
  { token }: By,
  body: object,
): Promise<Answer<Failed & { data: Draft }>> => shop.call('POST', '/admin/drafts', { token, body })

export async function aDraft(
  shop: Shop,
  staff: By,
  productId: string,
  more: object = {},
  item: object = {},
): Promise<Draft> {
  const { status, body } = await makeDraft(shop, staff, aDraftForm(productId, more, item))
  if (status !== 201) throw new Error(`no draft: ${JSON.stringify(body)}`)
  return body.data
}

export async function readDraft(shop: Shop, { token }: By, id: string): Promise<Draft> {
  return (await shop.call<{ data: Draft }>('GET', `/admin/drafts/${id}`, { token })).body.data
}

/** Waits until the prints of a draft are drawn. */
export async function drawn(shop: Shop, staff: By, { id }: Pick<Draft, 'id'>): Promise<Draft> {
  const states = async () =>
    (await readDraft(shop, staff, id)).items.map((item) => item.personalisation?.state ?? 'ready')
  await expect.poll(async () => (await states()).every((state) => state === 'ready')).toBe(true)
  return readDraft(shop, staff, id)
}

/** Sends a draft; the token of its link. */
export async function send(shop: Shop, { token }: By, { id }: Pick<Draft, 'id'>): Promise<string> {
  const { status, body } = await shop.call<Failed & { data: { url: string } }>(
    'POST',
    `/admin/drafts/${id}/send`,
    { token },
  )
  if (status !== 200) throw new Error(`not sent: ${JSON.stringify(body)}`)
  return body.data.url.split('/').at(-1) ?? ''
}

export const readQuote = (shop: Shop, link: string): Promise<Answer<Failed & { data: Quote }>> =>
  shop.call('GET', `/quotes/${link}`)

/** Orders a quote with every warning ticked, as its page does. */
export async function orderQuote(
  shop: Shop,
  link: string,
  more: object = {},
): Promise<Answer<Placed>> {
  const { data } = (await readQuote(shop, link)).body
  return shop.call<Placed>('POST', `/quotes/${link}/order`, {
    body: {
      approved: true,
      ticked: data?.needed?.ticks ?? {},
      address: thePlace,
      payment_method: 'cash',
      shown_total: data?.totals?.total ?? 0,
      ...more,
    },
  })
}

export const take = (
  shop: Shop,
  { token }: By,
  { id }: Pick<Draft, 'id'>,
  amount: number,
  more: object = {},
): Promise<Answer<Failed & { data: Order }>> =>
  shop.call('POST', `/admin/drafts/${id}/take`, {
    token,
    body: {
      payment: { kind: 'upi', amount, reference: '428812345678', ...more },
      approval: { by: 'Asha Rao', how: 'counter' },
    },
  })
