import type { SignInState } from './sign-in-state.ts'

/*
 * What somebody pressed before they had to sign in, done when they have. It is done once, and only for
 * who signed in there and then: not for the next person at the same computer, and not again when Back
 * leads through the same pages.
 */
const key = 'wish'
type Kept = { id: string; userId?: string }

/** Keeps a wish; the id goes with the navigation to /signin, as `wish` in the way back's state. */
export function keepWish(): string {
  const id = crypto.randomUUID()
  keep({ id })
  return id
}

/** Somebody signed in on the page that has this navigation state: a wish in it is theirs. */
export function grantWish(state: unknown, userId: string): void {
  const { fromState } = (state ?? {}) as SignInState
  const { wish } = (fromState ?? {}) as { wish?: { id: string } }
  if (wish && kept()?.id === wish.id) keep({ id: wish.id, userId })
  else sessionStorage.removeItem(key)
}

/** True when this wish is to be done now for this person; never a second time. */
export function takeWish(id: string, userId: string): boolean {
  const wish = kept()
  const isTheirs = wish?.id === id && wish.userId === userId
  if (isTheirs) sessionStorage.removeItem(key)
  return isTheirs
}

function keep(wish: Kept): void {
  sessionStorage.setItem(key, JSON.stringify(wish))
}

function kept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null
  } catch {
    return null
  }
}
