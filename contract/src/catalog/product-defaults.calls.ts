import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { productDefaults, productDefaultsFill, productDefaultsForm } from './product-defaults.ts'

const shared = { access: 'admin', tag: 'Admin' } as const
const answer = envelope(z.array(productDefaults))

/** What new products begin with, by their type. */
export const productDefaultsCalls = {
  'GET /admin/product-defaults': {
    ...shared,
    summary: 'What new products of each type begin with',
    description:
      'The form of a new product begins with it. Rows of a file that add a product get it where their cell is empty.',
    answer,
  },
  'PUT /admin/product-defaults': {
    ...shared,
    summary: 'Set it for some types; products that are there stay as they are',
    body: productDefaultsForm,
    answer,
  },
  'POST /admin/product-defaults/fill': {
    ...shared,
    summary: 'Give it to products of some types, where they have nothing of their own',
    description: 'Nothing that a product has is changed. 409 where other than `products` would be.',
    body: productDefaultsFill,
    answer,
    failures: [409],
  },
} satisfies Calls
