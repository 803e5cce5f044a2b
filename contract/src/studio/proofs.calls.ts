import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { requestedProof, proof, proofApproval, proofWish } from './proofs.ts'

const shared = { access: 'user', tag: 'Studio' } as const

/** A proof belongs to its requester; for others it is 404, staff read all. */
export const proofCalls = {
  'POST /designs/:id/proofs': {
    ...shared,
    summary: 'Ask for the proof of a design of yours: what the press would print',
    description:
      'The same design again has the same hash. 409 `design_changed` when it has another version than was sent, with the design as it is as `data`. At most 10 in 10 minutes.',
    body: proofWish,
    answer: envelope(requestedProof),
    status: 202,
    failures: [409],
  },
  'GET /proofs/:hash': {
    ...shared,
    summary: 'A proof that you asked for: how far it is, its pages, and what was found',
    answer: envelope(proof),
  },
  'POST /proofs/:hash/approval': {
    ...shared,
    summary: '“I approve this print”; again is the same',
    description:
      '409 `preflight_stop` while something stops the print, `proof_not_ready` until it is rendered; 400 with `fields.ticked` until the code of every warning is ticked.',
    body: proofApproval,
    answer: envelope(proof),
    failures: [409],
  },
  'GET /proofs/:hash/:file': {
    ...shared,
    summary:
      'A page of a proof as a picture: `{area}.webp`, `{area}@2.webp` to look closer, or `{area}.on-{rrggbb}.webp` on the product (`{area}.turned-{rrggbb}.webp` from its other side)',
    query: z.object({
      product: z.string().optional().describe('On which it is shown'),
      color: z.string().max(60).optional().describe('Its colour by name, where it has photographs'),
    }),
    answer: 'image/webp',
  },
} satisfies Calls
