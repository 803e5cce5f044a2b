import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { dashboard } from './dashboard.ts'
import { workPiles } from './work-piles.ts'

export const dashboardCalls = {
  'GET /admin-overview': {
    access: 'admin',
    tag: 'Admin',
    summary: 'How the shop goes, and what waits for its staff',
    answer: envelope(dashboard),
  },
  'GET /admin/today': {
    access: 'admin',
    tag: 'Admin',
    summary: 'What waits to be printed, packed, shipped, answered and refunded, and by when',
    description: 'Who prints is told of orders and the press alone.',
    answer: envelope(workPiles),
  },
} satisfies Calls
