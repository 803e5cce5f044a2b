import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { choice, done, envelope, listEnvelope, paging } from '#shared/envelope.ts'
import { productForm } from './product-form.ts'
import { importReport, productImport } from './product-import.ts'
import { stockForm, stockResult } from './stock.ts'
import { shownToStaff } from './visibility.ts'
import {
  filterCounts,
  moreOfKind,
  product,
  productIds,
  productParticulars,
  productQuery,
  suggestion,
} from './products.ts'

const open = { access: 'public', tag: 'Products' } as const

export const productCalls = {
  'GET /product': {
    ...open,
    summary: 'A page of products, searched, filtered and sorted',
    query: productQuery,
    answer: listEnvelope(product),
  },
  'GET /product/get-best-products': {
    ...open,
    summary: 'Up to 12 products with a rating of 3 and above, the best first',
    answer: envelope(z.array(product)),
  },
  'GET /product/by-ids': {
    ...open,
    summary: 'Up to 100 products by their ids, in that order; those that are not sold are left out',
    query: z.object({ ids: productIds }),
    answer: envelope(z.array(product)),
  },
  'GET /product/filter-counts': {
    ...open,
    summary: 'How many products each value of a filter leaves, beside the other groups’ choice',
    description: 'Takes the query of `GET /product`; its `sort`, `page` and `limit` count nothing.',
    query: productQuery,
    answer: envelope(filterCounts),
  },
  'GET /product/more': {
    ...open,
    summary: 'Up to 12 others of the kind that a search names, where it finds less than a page',
    description:
      'The best rated of the type, or of all for any gift, with the same filters; null where it finds enough, names no kind, or there are none.',
    query: productQuery,
    answer: envelope(moreOfKind.nullable()),
  },
  'GET /product/did-you-mean': {
    ...open,
    summary: 'A search of like words that finds something, where this one finds nothing',
    query: z.object({ search: z.string().default('') }),
    answer: envelope(z.string().nullable()),
  },
  'GET /product/suggestions': {
    ...open,
    summary: 'Up to 8 ways to go on with what is being typed',
    description:
      'What has the very words before what begins with them, types and categories before titles; as forgiving as the search itself.',
    query: z.object({ search: z.string().default('') }),
    answer: envelope(z.array(suggestion)),
  },
  'GET /product/:id': {
    ...open,
    summary: 'One product; 404 `product_not_found` when it is unknown or gone',
    answer: envelope(product),
  },
} satisfies Calls

/** A product's title and its missing particulars. */
const lackingProduct = z.object({
  id: z.string(),
  title: z.string(),
  missing: z.array(z.enum(productParticulars)),
})

const shared = { access: 'admin', tag: 'Admin' } as const
const headers = z.object({
  'if-unmodified-since': z.iso
    .datetime()
    .optional()
    .describe('The `updatedAt` that was read; 409 when somebody changed the product since'),
})

const staffQuery = productQuery.extend({
  visibility: choice(shownToStaff)
    .transform((shown) => shown ?? 'all')
    .describe('`all` unless it says otherwise'),
})

export const adminProductCalls = {
  'GET /admin-product': {
    ...shared,
    summary: 'A page of products for staff: hidden ones and drafts too',
    query: staffQuery,
    answer: listEnvelope(product),
  },
  'GET /admin-product/filter-counts': {
    ...shared,
    summary: 'How many of these each value of a filter leaves, as for shoppers',
    query: staffQuery,
    answer: envelope(filterCounts),
  },
  'GET /admin-product/:id': {
    ...shared,
    summary: 'One product for staff, whether it is published or not',
    answer: envelope(product),
  },
  'POST /admin-product': {
    ...shared,
    summary: 'Create product',
    body: productForm,
    answer: envelope(product),
    status: 201,
  },
  'PUT /admin-product/:id': {
    ...shared,
    summary: 'Update product',
    headers,
    body: productForm,
    answer: envelope(product),
  },
  'PATCH /admin-product/:id': {
    ...shared,
    summary: 'Update a part of a product',
    headers,
    body: z.record(z.string(), z.unknown()),
    answer: envelope(product),
  },
  'PUT /admin-product/stock': {
    ...shared,
    summary: 'Set the stock of many choices at once, each only if it is as it was seen',
    description:
      'A row whose stock was sold or changed since is not written and says what it is now; the others are.',
    body: stockForm,
    mostBytes: 256 * 1024,
    answer: envelope(z.array(stockResult)),
  },
  'POST /admin-product/:id/duplicate': {
    ...shared,
    summary: 'A draft like this product: its pictures and studio, no stock and no reviews',
    answer: envelope(product),
    status: 201,
  },
  'DELETE /admin-product/:id': { ...shared, summary: 'Delete product', answer: done },
  'GET /admin/missing-particulars': {
    ...shared,
    summary: 'Products that do not tell all that the law wants told, the newest first',
    query: z.object(paging(20)),
    answer: listEnvelope(lackingProduct),
  },
} satisfies Calls

/** Export and import of products as CSV. */
export const productsCsvCalls = {
  'GET /admin-export/products': { ...shared, summary: 'All products as CSV', answer: 'text/csv' },
  'POST /admin-import/products': {
    ...shared,
    summary: 'Add and change products by CSV; a dry run only says what would happen',
    body: productImport,
    // Two thousand products with long descriptions take half of it; more would take too long to
    // parse.
    mostBytes: 4 * 1024 * 1024,
    answer: envelope(importReport),
  },
} satisfies Calls
