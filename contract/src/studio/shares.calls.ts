import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { done, envelope } from '#shared/envelope.ts'
import { share, sharedDesign, sharedStart } from './shares.ts'

const own = { access: 'user', tag: 'Studio' } as const
const shared = { access: 'public', tag: 'Studio' } as const

/** Links that share a design (docs/studio.md section 15). */
export const shareCalls = {
  'GET /designs/:id/preview.webp': {
    ...own,
    summary: 'See a design of yours on its product',
    answer: 'image/webp',
  },
  'POST /designs/:id/share': {
    ...own,
    summary: 'Make a link under which others see a design of yours',
    description: 'A design has one link: a new one ends the one before.',
    answer: envelope(share),
  },
  'DELETE /designs/:id/share': {
    ...own,
    summary: 'End the link of a design of yours',
    answer: done,
  },
  'GET /shared-designs/:token': {
    ...shared,
    summary: 'What a link shows',
    description: '404 for a link that was ended, that is false, or whose design is gone.',
    answer: envelope(sharedDesign),
  },
  'GET /shared-designs/:token/start': {
    ...shared,
    summary: 'What a link shows, to start a design of your own from',
    description:
      'Frames are without their photos, and words that are hidden are empty. 404 `not_customizable` when the studio of its product has ended.',
    answer: envelope(sharedStart),
  },
  'GET /shared-designs/:token/preview.webp': {
    ...shared,
    summary: 'A picture that a link shows: of the first side, or of the one that is asked for',
    query: z.object({ side: z.string().max(24).optional() }),
    answer: 'image/webp',
  },
  'GET /shared-designs/:token/preview.jpg': {
    ...shared,
    summary: 'The picture of the first side for messengers',
    answer: 'image/jpeg',
  },
} satisfies Calls
