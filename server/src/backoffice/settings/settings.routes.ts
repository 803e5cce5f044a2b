import type { FastifyInstance } from 'fastify'
import { settingsCalls } from '@tohfa/contract/backoffice/settings/settings.calls'
import { caller } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { Settings } from './settings.service.ts'

export function settingsRoutes(
  routes: FastifyInstance,
  { settings }: { settings: Settings },
): void {
  serve(routes, settingsCalls, {
    'GET /admin/settings': async () => ({ data: await settings.read() }),
    'PUT /admin/settings': async (request) => ({
      data: await settings.change(request.body, caller(request)),
    }),
  })
}
