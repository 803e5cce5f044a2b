import { validate } from 'uuid'
import type { SignedInSession } from '@tohfa/contract/accounts/sessions'
import type { Connection } from '#platform/database/connect.ts'
import type { Caller } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import { listSessions, removeSession, removeSessions } from './sessions.queries.ts'

/** A person's sessions: list and end. */
export type Sessions = {
  sessions(caller: Caller): Promise<SignedInSession[]>
  /** Ends one of them, `current` being the caller's; throws `session_not_found`. */
  endSession(caller: Caller, sessionId: string): Promise<void>
  endAllSessions(userId: string): Promise<void>
}

export function createSessions({ db }: Connection): Sessions {
  return {
    async sessions({ id, sessionId }) {
      const list = await listSessions(db, id)
      return list.map(({ createdAt, lastSeenAt, ...session }) => ({
        ...session,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        current: session.id === sessionId,
      }))
    },
    async endSession(caller, named) {
      const id = named === 'current' ? caller.sessionId : named
      if (!validate(id) || !(await removeSession(db, caller.id, id)))
        throw new Failure('session_not_found')
    },
    endAllSessions: (userId) => removeSessions(db, userId),
  }
}
