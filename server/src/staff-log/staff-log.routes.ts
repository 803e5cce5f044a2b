import { z } from 'zod'
import { listEnvelope, paging, unlessEmpty } from '@tohfa/contract/envelope'
import { ruleTexts } from '@tohfa/contract/rules.texts'
import { staffChange, staffChangesPerPage, staffSubjects } from '@tohfa/contract/staff-log'
import type { Database } from '../database/connect.ts'
import type { Routes } from '../http/routes.ts'
import { listChanges } from './staff-log.service.ts'

/** What staff changed; nothing can be written or taken away here. */
export function staffLogRoutes(routes: Routes, { db }: { db: Database }): void {
  routes.get(
    '/admin-audit-log',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['admin'],
        summary: 'What staff changed, the newest first',
        querystring: z.object({
          ...paging(staffChangesPerPage),
          subject: z.preprocess(unlessEmpty, z.enum(staffSubjects, ruleTexts.notValid).optional()),
        }),
        response: { 200: listEnvelope(staffChange) },
      },
    },
    async (request) => {
      const { page, limit, subject } = request.query
      const { changes: data, totalCount } = await listChanges(db, subject, { page, limit })
      return { success: true as const, data, totalCount, page, limit }
    },
  )
}
