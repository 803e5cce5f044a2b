import type { FastifyInstance } from 'fastify'
import { staffLogCalls } from '@tohfa/contract/backoffice/staff-log.calls'
import type { Database } from '#platform/database/connect.ts'
import { serve } from '#platform/http/serve.ts'
import { listChanges } from './staff-log.service.ts'

/** The changes by staff; these calls only read. */
export function staffLogRoutes(routes: FastifyInstance, { db }: { db: Database }): void {
  serve(routes, staffLogCalls, {
    'GET /admin-audit-log': async (request) => {
      const { page, limit, subject } = request.query
      const { changes: data, totalCount } = await listChanges(db, subject, { page, limit })
      return { data, totalCount, page, limit }
    },
  })
}
