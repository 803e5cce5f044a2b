import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { outline, outlineRequest } from './outlines.ts'
import { mostBytesOfScene } from '@tohfa/print-engine/scene/scene'

export const outlineCalls = {
  'POST /studio/outlines': {
    access: 'public',
    tag: 'Studio',
    summary: 'Text items as outlines, the same as a browser that can shape writes them',
    body: outlineRequest,
    mostBytes: mostBytesOfScene,
    answer: envelope(z.array(outline)),
  },
} satisfies Calls
