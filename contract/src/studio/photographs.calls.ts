import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { done, envelope } from '#shared/envelope.ts'
import { text } from '#shared/fields.ts'
import { photoLimits, photoTypes } from './photo-limits.ts'
import { photographForm, storedPhotograph } from './photographs.ts'

const shared = { access: 'admin', tag: 'Admin' } as const

/** An owner's photographs of a product's blank (docs/studio.md 7.10). */
export const photographCalls = {
  'GET /admin-product/:id/photographs': {
    ...shared,
    summary: 'The photographs of the blank of a product, by area and colour',
    answer: envelope(z.array(storedPhotograph)),
  },
  'PUT /admin-product/:id/photographs/:area': {
    ...shared,
    summary: 'Show prints on an area of a product in a photograph, in one colour or in all',
    description:
      '409 `photograph_changed` when it has another version than was sent, with the photograph as it is as `data`. 404 `not_customizable` for a product without a studio.',
    body: photographForm,
    answer: envelope(storedPhotograph),
    failures: [409],
  },
  'DELETE /admin-product/:id/photographs/:area': {
    ...shared,
    summary: 'Show prints on the drawn blank again',
    query: z.object({ color: z.optional(text(60)), version: z.coerce.number().int() }),
    answer: done,
    failures: [409],
  },
} satisfies Calls

export const photographUploadCalls = {
  'POST /admin-product/:id/photographs': {
    ...shared,
    summary: 'Upload a photograph of the blank of a product, to be marked',
    description:
      'The file itself is the body: 25 MB and 64 megapixels at most. Another shape than 4:5 is filled up at its edges. At most 60 an hour.',
    rawBody: z.file().describe('JPEG, PNG or WebP'),
    rawTypes: photoTypes,
    mostBytes: photoLimits.mostBytes,
    answer: envelope(z.object({ picture: z.string() })),
    status: 201,
    failures: [507],
  },
} satisfies Calls
