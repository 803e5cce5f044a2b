import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Role } from '@tohfa/contract/accounts/accounts'
import type { Access } from '@tohfa/contract/shared/call'
import { type CustomerCall, mayReadOfCustomers } from '@tohfa/contract/accounts/staff-rights'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { Failure } from './failures.ts'

/** The person behind a valid token, and the session that it names. */
export type Caller = {
  id: string
  role: Role
  /** What they may do as staff; null for everybody else. */
  staffRole: StaffRole | null
  sessionId: string
  /** Staff who have to set up their second step first; until then their role is a customer's. */
  secondFactorDue: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The permitted callers of a route. Every route under /v1 declares them; a route without stops
     * the start.
     */
    access?: Access
    /** Who of the staff may, where it is for staff: owners alone when it is left out. */
    staffRoles?: readonly StaffRole[]
    /** Open to staff also while their second step is due. */
    beforeSecondFactor?: boolean
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

/** Resolves a bearer token to its person, or null when it is not (or no longer) good. */
export type Authenticate = (token: string) => Promise<Caller | null>

/** Guards every route by the access it names, before its input is even looked at. */
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

/** The reader of data that a customer or staff may read. */
export type Reader = Pick<Caller, 'id' | 'role' | 'staffRole'>

/** What somebody may do as staff at present: nothing while their second step is due. */
export const presentRole = ({ role, staffRole }: Reader): StaffRole | null =>
  role === 'ADMIN' ? staffRole : null

/** Whether somebody may read by this call what is another's. */
export function readsOfCustomers(reader: Reader, call: CustomerCall): boolean {
  const role = presentRole(reader)
  return role !== null && mayReadOfCustomers(role, call)
}

/** The token that a request brings along; its route decides what that opens. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer ([^ ]+)$/i.exec(headers.authorization ?? '')?.[1]
}

/** The signed-in person of a guarded route. */
export function caller(request: FastifyRequest): Caller {
  if (!request.caller) throw new Failure('unauthorized')
  return request.caller
}

/** The signed-in person, who must be the one a path or body names; else 403 (docs/product.md 18.3). */
export function callerAs(request: FastifyRequest, userId: string): Caller {
  const person = caller(request)
  if (person.id !== userId) throw new Failure('forbidden')
  return person
}
