import type { FastifyInstance } from 'fastify'
import { staffCalls } from '@tohfa/contract/accounts/staff.calls'
import { caller } from '#platform/http/access.ts'
import { knownId } from '#platform/http/ids.ts'
import { serve } from '#platform/http/serve.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { Staff } from './staff.ts'

/** The staff, as its owners see and change it (docs/product.md 14.9, 15.21). */
export function staffRoutes(
  routes: FastifyInstance,
  { accounts, limits }: { accounts: Staff; limits: Limits },
): void {
  serve(routes, staffCalls, {
    'GET /admin/staff': async () => ({ data: await accounts.staff() }),
    'POST /admin/staff': async (request, reply) => {
      const by = caller(request)
      await limits.take('invitation', by.id)
      await limits.take('invitationEmail', request.body.email)
      const { member, isNew } = await accounts.inviteStaff(by, request.body)
      if (!isNew) void reply.code(200)
      return { data: member }
    },
    'PUT /admin/staff/:id': async (request) => {
      const id = knownId(request.params.id, 'staff_not_found')
      return { data: await accounts.changeStaffRole(caller(request), id, request.body.staffRole) }
    },
    'DELETE /admin/staff/:id': async (request) => {
      const id = knownId(request.params.id, 'staff_not_found')
      await accounts.removeStaff(caller(request), id)
    },
  })
}
