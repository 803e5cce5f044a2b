import type { SignInState } from './sign-in-state.ts'

/*
 * What somebody pressed before they had to sign in, done when they have. It is done once, and only for
 * who signed in there and then: not for the next person at the same computer, and not again when Back
 * leads through the same pages.
 */
const key = 'pending-action'
type StoredAction = { id: string; userId?: string }

/** Stores a pending action; its id goes with the navigation to /signin, as `pending` in the state of the return. */
export function savePendingAction(): string {
  const id = crypto.randomUUID()
  store({ id })
  return id
}

/** Somebody signed in on the page that has this navigation state: a pending action in it is theirs. */
export function assignPendingAction(state: unknown, userId: string): void {
  const { fromState } = (state ?? {}) as SignInState
  const { pending } = (fromState ?? {}) as { pending?: { id: string } }
  if (pending && stored()?.id === pending.id) store({ id: pending.id, userId })
  else sessionStorage.removeItem(key)
}

/** True when this action is to be done now for this person; never a second time. */
export function takePendingAction(id: string, userId: string): boolean {
  const pending = stored()
  const isTheirs = pending?.id === id && pending.userId === userId
  if (isTheirs) sessionStorage.removeItem(key)
  return isTheirs
}

function store(action: StoredAction): void {
  sessionStorage.setItem(key, JSON.stringify(action))
}

function stored(): StoredAction | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredAction | null
  } catch {
    return null
  }
}
