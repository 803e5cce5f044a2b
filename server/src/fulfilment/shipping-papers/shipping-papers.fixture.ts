import { PDFDocument } from '@cantoo/pdf-lib'
import type { Order } from '@tohfa/contract/orders/orders'
import { readPdf } from '#platform/pdf/read-pdf.fixture.ts'
import { fetchFile } from '#fulfilment/print/print.fixture.ts'
import type { Person } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'

type PapersRequest = { ids: readonly string[]; all?: boolean; prices?: 'none' }

function address(path: string, { ids, all, prices }: PapersRequest): string {
  const query = new URLSearchParams({
    ids: ids.join(','),
    ...(all && { all: 'true' }),
    ...(prices && { prices }),
  })
  return `/v1/admin/${path}?${query.toString()}`
}

/** The labels of orders as one PDF: its number of pages, and the orders without a label. */
export async function labelsOf(shop: TestShop, staff: Person, asked: PapersRequest) {
  const answer = await fetch(shop.url + address('labels.pdf', asked), {
    headers: { authorization: `Bearer ${staff.token}` },
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isPdf = answer.headers.get('content-type') === 'application/pdf'
  const pdf = isPdf ? await PDFDocument.load(bytes) : null
  return {
    status: answer.status,
    pages: pdf?.getPageCount() ?? 0,
    missing: answer.headers.get('x-missing'),
    leftOut: answer.headers.get('x-left-out'),
    bytes,
  }
}

/** The slips of orders as a PDF. */
export const fetchSlips = (shop: TestShop, staff: Person, asked: PapersRequest) =>
  fetchFile(shop, staff, address('packing-slips.pdf', asked))

/** The words of each page of the slips of orders. */
export async function slipsOf(
  shop: TestShop,
  staff: Person,
  asked: PapersRequest,
): Promise<string[][]> {
  const { status, bytes } = await fetchSlips(shop, staff, asked)
  if (status !== 200) throw new Error(`${status}: ${bytes.toString()}`)
  const pages = await readPdf(bytes)
  return pages.map((words) => words.map(({ text }) => text.trim()))
}

/** An order as staff read it. */
export async function orderOf(shop: TestShop, { token }: Person, id: string): Promise<Order> {
  return (await shop.call<{ data: Order }>('GET', `/admin/orders/${id}`, { token })).body.data
}
