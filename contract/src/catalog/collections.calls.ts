import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { done, envelope, listEnvelope, paging } from '#shared/envelope.ts'
import {
  adminCollection,
  collection,
  collectionForm,
  collectionOrder,
  filledCollection,
} from './collections.ts'
import { productsPerPage } from './listing-choices.ts'
import { product } from './products.ts'

const open = { access: 'public', tag: 'Products' } as const

export const collectionCalls = {
  'GET /collections': {
    ...open,
    summary: 'The collections on show that have a product in the shop, in their order',
    answer: envelope(z.array(collection)),
  },
  'GET /collections/:slug': {
    ...open,
    summary: 'A collection with a page of its products, in the order that staff chose',
    description: '404 `collection_not_found` when it is unknown or hidden.',
    query: z.object(paging(productsPerPage)),
    answer: listEnvelope(product).extend({ collection }),
  },
} satisfies Calls

const shared = { access: 'admin', tag: 'Admin' } as const

/** Management of collections. */
export const adminCollectionCalls = {
  'GET /admin/collections': {
    ...shared,
    summary: 'All collections, hidden ones too',
    answer: envelope(z.array(adminCollection)),
  },
  'GET /admin/collections/:id': {
    ...shared,
    summary: 'A collection with all its products',
    answer: envelope(filledCollection),
  },
  'POST /admin/collections': {
    ...shared,
    summary: 'Add a collection behind the others',
    body: collectionForm,
    answer: envelope(filledCollection),
    status: 201,
  },
  'PUT /admin/collections/order': {
    ...shared,
    summary: 'Put all collections into an order',
    body: collectionOrder,
    answer: done,
  },
  'PUT /admin/collections/:id': {
    ...shared,
    summary: 'Change a collection, its words and its products',
    body: collectionForm,
    answer: envelope(filledCollection),
  },
  'DELETE /admin/collections/:id': {
    ...shared,
    summary: 'Delete a collection; its products stay in the shop',
    answer: done,
  },
} satisfies Calls
