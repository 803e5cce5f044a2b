import type { FastifyInstance } from 'fastify'
import { cashRuleCalls } from '@tohfa/contract/orders/cash.calls'
import { caller } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { CashRulesService } from './cash-rules.service.ts'

export function cashRulesRoutes(
  routes: FastifyInstance,
  { cashRules }: { cashRules: CashRulesService },
): void {
  serve(routes, cashRuleCalls, {
    'GET /admin/cod-rules': async () => ({ data: await cashRules.read() }),
    'PUT /admin/cod-rules': async (request) => ({
      data: await cashRules.change(request.body, caller(request).id),
    }),
  })
}
