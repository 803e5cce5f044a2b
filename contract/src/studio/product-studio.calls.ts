import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { done, envelope } from '#shared/envelope.ts'
import { text } from '#shared/fields.ts'
import { productStudio, studioForm } from './product-studio.ts'
import { mostBytesOfScene } from '@tohfa/print-engine/scene/scene'

/** The data that a page needs to design a product. */
export const studioCalls = {
  'GET /studio/products/:id': {
    access: 'public',
    tag: 'Studio',
    summary: 'The studio of a product; 404 `not_customizable` when it has no live one',
    answer: envelope(productStudio),
  },
  'GET /studio/products/:id/plain': {
    access: 'public',
    tag: 'Studio',
    summary: 'The product in a colour without anybody’s words, as it comes without a proof',
    query: z.object({ color: text(60) }),
    answer: envelope(z.object({ picture: z.string() })),
  },
} satisfies Calls

const shared = { access: 'admin', tag: 'Admin' } as const

/** Setting up the studio of a product, by staff. */
export const adminStudioCalls = {
  'GET /admin-product/:id/studio': {
    ...shared,
    summary: 'The studio of a product, live or not',
    answer: envelope(productStudio),
  },
  'PUT /admin-product/:id/studio': {
    ...shared,
    summary: 'Let a product be personalised: its template, fields and prices',
    body: studioForm,
    mostBytes: mostBytesOfScene,
    answer: envelope(productStudio),
  },
  'DELETE /admin-product/:id/studio': {
    ...shared,
    summary: 'End the studio of a product; designs that people made stay theirs',
    answer: done,
  },
} satisfies Calls
