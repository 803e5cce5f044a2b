import type { Calls } from './call.ts'
import { envelope } from './envelope.ts'
import { overview } from './overview.ts'

export const overviewCalls = {
  'GET /admin-overview': {
    access: 'admin',
    tag: 'Admin',
    summary: 'How the shop goes, and what waits for its staff',
    answer: envelope(overview),
  },
} satisfies Calls
