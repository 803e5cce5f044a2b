import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { choice, listEnvelope, paging } from '#shared/envelope.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { staffChange, staffChangesPerPage, staffSubjects } from './staff-log.ts'

export const staffLogCalls = {
  'GET /admin-audit-log': {
    access: 'admin',
    tag: 'Admin',
    summary: 'What staff changed, the newest first',
    query: z.object({
      ...paging(staffChangesPerPage),
      subject: choice(staffSubjects, ruleTexts.notValid),
    }),
    answer: listEnvelope(staffChange),
  },
} satisfies Calls
