import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { photoLimits, photoTypes } from './photo-limits.ts'
import { storedPhoto, photo } from './photos.ts'

const shared = { access: 'user', tag: 'Studio' } as const

export const photoCalls = {
  'POST /studio/photos': {
    ...shared,
    summary: 'Upload a photo of one’s own',
    description:
      'The file itself is the body: 25 MB and 64 megapixels at most. The same bytes again answer 200 with the same photo. At most 60 an hour; 200 photos or 500 MB are kept for a person.',
    rawBody: z.file().describe('JPEG, PNG or WebP'),
    rawTypes: photoTypes,
    mostBytes: photoLimits.mostBytes,
    answer: envelope(photo),
    status: 201,
    statusAgain: 200,
    failures: [507],
  },
  'GET /studio/photos': {
    ...shared,
    summary: 'List one’s own photos, newest first',
    answer: envelope(z.array(storedPhoto)),
  },
  'GET /studio/photos/:id/1600.webp': {
    ...shared,
    summary: 'Read the copy of a photo for a page',
    description: 'For its owner and for staff; to anybody else it is not there.',
    answer: 'image/webp',
  },
  'DELETE /studio/photos/:id': {
    ...shared,
    summary: 'Delete one’s own photo',
    description:
      '409 `photo_in_use` while a design in a cart or in an order that is not over shows it.',
    answer: envelope(z.object({ id: z.string() })),
    failures: [409],
  },
} satisfies Calls
