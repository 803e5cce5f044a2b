import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { done, envelope } from '#shared/envelope.ts'
import { design, designChange, designCopy, designDraft, designName } from './designs.ts'
import { mostBytesOfScene } from '@tohfa/print-engine/scene/scene'

const shared = { access: 'user', tag: 'Studio' } as const

/** A person's own designs; those of others are a 404. */
export const designCalls = {
  'GET /designs': {
    ...shared,
    summary: 'Your designs, the one that was changed last first',
    answer: envelope(z.array(design)),
  },
  'POST /designs': {
    ...shared,
    summary: 'Keep a design of a product: a scene, or what was filled into its template',
    description:
      '404 `not_customizable` for a product that has no live studio, 409 `too_many_designs` beyond 50.',
    body: designDraft,
    mostBytes: mostBytesOfScene,
    answer: envelope(design),
    status: 201,
    failures: [409],
  },
  'GET /designs/:id': { ...shared, summary: 'A design of yours', answer: envelope(design) },
  'PUT /designs/:id': {
    ...shared,
    summary: 'Change a design of yours',
    description:
      '409 `design_changed` when it has another version than was sent, with the design as it is as `data`.',
    body: designChange,
    mostBytes: mostBytesOfScene,
    answer: envelope(design),
    failures: [409],
  },
  'PUT /designs/:id/name': {
    ...shared,
    summary: 'Give a design of yours a name, or take it away',
    description: 'The version stays, since the print does.',
    body: designName,
    answer: envelope(design),
  },
  'POST /designs/:id/copy': {
    ...shared,
    summary: 'Copy a design of yours',
    description:
      'The copy has the name that is sent, and no link. 409 `too_many_designs` beyond 50, 404 `not_customizable` when the studio of its product has ended.',
    body: designCopy,
    answer: envelope(design),
    status: 201,
    failures: [409],
  },
  'DELETE /designs/:id': { ...shared, summary: 'Delete a design of yours', answer: done },
} satisfies Calls
