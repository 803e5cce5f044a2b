import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Role } from '@tohfa/contract/accounts/accounts'
import type { Access } from '@tohfa/contract/shared/call'
import { type CustomerCall, mayReadOfCustomers } from '@tohfa/contract/accounts/staff-rights'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { Failure } from './failures.ts'

/** The person of a valid token, and its session. */
export type Caller = {
  id: string
  role: Role
  /** The staff role; null for everybody else. */
  staffRole: StaffRole | null
  sessionId: string
  /** Staff who must first set up their second factor; until then they have a customer's role. */
  secondFactorDue: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The permitted callers of a route. Every route under /v1 declares them; without them the shop
     * does not start.
     */
    access?: Access
    /** The permitted staff roles of a call for staff; owners only when left out. */
    staffRoles?: readonly StaffRole[]
    /** Also open to staff who have not set up their second factor yet. */
    beforeSecondFactor?: boolean
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

/** Resolves a bearer token to its person; null when the token is invalid or expired. */
export type Authenticate = (token: string) => Promise<Caller | null>

/** Guards every route by its declared access, before the input is validated. */
export function guardRoutes(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('caller', null)
  app.addHook('onRoute', (route) => {
    if (!route.config?.access)
      throw new Error(`${String(route.method)} ${route.url} names no access`)
  })
  app.addHook('onRequest', async (request) => {
    const { access, staffRoles = ['owner'], beforeSecondFactor } = request.routeOptions.config
    if (access === undefined || access === 'public') return
    const token = tokenOf(request)
    if (!token) throw new Failure('unauthorized')
    request.caller = await authenticate(token)
    if (!request.caller) throw new Failure('session_ended')
    if (access !== 'admin') return
    const { staffRole, secondFactorDue } = request.caller
    if (!staffRole) throw new Failure('forbidden')
    if (secondFactorDue && !beforeSecondFactor) throw new Failure('second_factor_due')
    if (!staffRoles.includes(staffRole)) throw new Failure('staff_role_forbidden')
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.access !== 'public' && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store')
  })
}

/** The caller of a route that is open to customers and staff. */
export type Reader = Pick<Caller, 'id' | 'role' | 'staffRole'>

/** The current staff role: null while the second factor is not set up. */
export const presentRole = ({ role, staffRole }: Reader): StaffRole | null =>
  role === 'ADMIN' ? staffRole : null

/** Whether this call lets the person read data of others. */
export function readsOfCustomers(reader: Reader, call: CustomerCall): boolean {
  const role = presentRole(reader)
  return role !== null && mayReadOfCustomers(role, call)
}

/** The bearer token of a request; the route decides what it permits. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer ([^ ]+)$/i.exec(headers.authorization ?? '')?.[1]
}

/** The signed-in person of a guarded route. */
export function caller(request: FastifyRequest): Caller {
  if (!request.caller) throw new Failure('unauthorized')
  return request.caller
}

/**
 * The signed-in person, who must be the one in the path or body; else 403 (docs/product.md 18.3).
 */
export function callerAs(request: FastifyRequest, userId: string): Caller {
  const person = caller(request)
  if (person.id !== userId) throw new Failure('forbidden')
  return person
}
