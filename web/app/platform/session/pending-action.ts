import { sessionDraft } from './session-draft.ts'
import type { SignInState } from './sign-in-state.ts'

/*
 * An action that a visitor started before the sign-in, and that runs after it. It runs once, and
 * only for the person who signed in then: not for the next person at the same computer, and not
 * again when Back leads through the same pages.
 */
const stored = sessionDraft<{ id: string; userId?: string }>('pending-action')

/** Stores a pending action; its id goes with the navigation to /signin, as `pending` in the state of the return. */
export function savePendingAction(): string {
  const id = crypto.randomUUID()
  stored.write({ id })
  return id
}

/** Somebody signed in on the page that has this navigation state: a pending action in it is theirs. */
export function assignPendingAction(state: unknown, userId: string): void {
  const { fromState } = (state ?? {}) as SignInState
  const { pending } = (fromState ?? {}) as { pending?: { id: string } }
  if (pending && stored.read()?.id === pending.id) stored.write({ id: pending.id, userId })
  else stored.clear()
}

/** True when this action is due now for this person; never a second time. */
export function takePendingAction(id: string, userId: string): boolean {
  const pending = stored.read()
  const isTheirs = pending?.id === id && pending.userId === userId
  if (isTheirs) stored.clear()
  return isTheirs
}
