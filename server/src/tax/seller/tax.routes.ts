import type { FastifyInstance } from 'fastify'
import { taxCalls } from '@tohfa/contract/tax/tax.calls'
import { caller } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import type { Tax } from './change-tax.service.ts'

export function taxRoutes(routes: FastifyInstance, { tax }: { tax: Tax }): void {
  serve(routes, taxCalls, {
    'GET /admin/seller': async () => ({ data: await tax.readSeller() }),
    'PUT /admin/seller': async (request) => ({
      data: await tax.setSeller(request.body, caller(request).id),
    }),
    'GET /admin/eway-limit': async () => ({ data: await tax.readEwayLimit() }),
    'PUT /admin/eway-limit': async (request) => ({
      data: await tax.setEwayLimit(request.body, caller(request).id),
    }),
    'GET /admin/tax-classes': async () => ({ data: await tax.listClasses() }),
    'PUT /admin/tax-classes/:key': async (request) => ({
      data: await tax.setClass(request.params.key, request.body, caller(request).id),
    }),
  })
}
