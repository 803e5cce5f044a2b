import { z } from 'zod'
import type { Calls } from './call.ts'
import { done, envelope, listEnvelope } from './envelope.ts'
import { productForm } from './product-form.ts'
import { importReport, productImport } from './product-import.ts'
import { filterCounts, product, productQuery, suggestion } from './products.ts'

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
  'GET /product/filter-counts': {
    ...open,
    summary: 'How many products each value of a filter leaves, beside the other groups’ choice',
    description: 'Takes the query of `GET /product`; its `sort`, `page` and `limit` count nothing.',
    query: productQuery,
    answer: envelope(filterCounts),
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

const shared = { access: 'admin', tag: 'Admin' } as const
const headers = z.object({
  'if-unmodified-since': z.iso
    .datetime()
    .optional()
    .describe('The `updatedAt` that was read; 409 when somebody changed the product since'),
})

export const adminProductCalls = {
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
  'DELETE /admin-product/:id': { ...shared, summary: 'Delete product', answer: done },
} satisfies Calls

/** Products as a file for a spreadsheet, and back. */
export const productsCsvCalls = {
  'GET /admin-export/products': { ...shared, summary: 'All products as CSV', answer: 'text/csv' },
  'POST /admin-import/products': {
    ...shared,
    summary: 'Add and change products by CSV; a dry run only says what would happen',
    body: productImport,
    // Two thousand products with long descriptions.
    mostBytes: 8 * 1024 * 1024,
    answer: envelope(importReport),
  },
} satisfies Calls
