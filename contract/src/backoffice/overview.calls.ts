import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { overview } from './overview.ts'
import { setup } from './setup.ts'
import { today } from './today.ts'

export const overviewCalls = {
  'GET /admin-overview': {
    access: 'admin',
    tag: 'Admin',
    summary: 'How the shop goes, and what waits for its staff',
    answer: envelope(overview),
  },
  'GET /admin/today': {
    access: 'admin',
    tag: 'Admin',
    summary: 'What waits to be printed, packed, shipped, answered and refunded, and by when',
    description: 'Who prints is told of orders and the press alone.',
    answer: envelope(today),
  },
  'GET /admin/setup': {
    access: 'admin',
    tag: 'Admin',
    summary: 'What is to be set before the shop opens, and which of that is',
    answer: envelope(setup),
  },
} satisfies Calls
