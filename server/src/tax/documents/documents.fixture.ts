import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { DocumentSummary, TaxDocument } from '@tohfa/contract/tax/documents'
import { setSeller, setTaxClass } from '#tax/seller/tax.fixture.ts'
import type { Answer, TestShop } from '#testing/shop.ts'
import type { Person } from '#testing/people.ts'

type Caller = Pick<TestShop, 'call'>
type Reader = Pick<Person, 'token'>

/** Lets a shop issue documents: a seller in Karnataka, and mugs at 5 %. */
export async function startInvoicing(
  shop: Pick<TestShop, 'db'>,
  seller: Parameters<typeof setSeller>[1] = {},
): Promise<void> {
  await setSeller(shop, seller)
  await setTaxClass(shop, 'mug')
}

/** The documents of an order as a list names them. */
export async function documentsOf(
  shop: Caller,
  { token }: Reader,
  orderId: string,
): Promise<DocumentSummary[]> {
  const { status, body } = await shop.call<{ data: DocumentSummary[] }>(
    'GET',
    `/user-orders/${orderId}/documents`,
    { token },
  )
  expect(status).toBe(200)
  return body.data
}

export function readDocument(
  shop: Caller,
  { token }: Reader,
  id: string,
): Promise<Answer<{ data: TaxDocument }>> {
  return shop.call('GET', `/documents/${id}`, { token })
}

/** The places that are given in each series, in the order in which they were. */
export async function placesBySeries(
  shop: Pick<TestShop, 'db'>,
): Promise<Map<string, { places: number[]; next: number }>> {
  const { rows } = await shop.db.execute<{ series: string; places: number[]; next: number }>(sql`
    select s.kind || ' ' || s.fy series, s.next, coalesce((select array_agg(d.place order by d.place)
      from tax_documents d where (d.kind, d.prefix, d.fy, d.is_sample)
        = (s.kind, s.prefix, s.fy, s.is_sample)), '{}') places
    from document_series s`)
  return new Map(rows.map(({ series, ...given }) => [series, given]))
}

/** Fails unless every series has each number from 1 on, once. */
export async function expectNoGaps(shop: Pick<TestShop, 'db'>): Promise<void> {
  for (const { places, next } of (await placesBySeries(shop)).values())
    expect(places).toEqual(Array.from({ length: next - 1 }, (_, at) => at + 1))
}
