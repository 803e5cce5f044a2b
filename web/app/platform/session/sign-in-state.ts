import type { Location } from 'react-router'
import type { Href } from '@tohfa/contract/shared/site-map'
import { sessionTexts } from './session.texts.ts'

/** What is carried to /signin, so that afterwards people go on where they were. */
export type SignInState = {
  /** Path and query of the page to come back to. */
  from?: string
  /** That page's own navigation state: the chosen options, for instance. */
  fromState?: unknown
  /** Whether they are here on the way to the proof of a design, whose picture is kept beside (`proof-reason.ts`). */
  isForProof?: boolean
  /** Why they are here, when it was not their own wish. */
  sentence?: string
}

/**
 * The navigation state for a way to /signin from `here`. Who pressed Log Out is done there and
 * comes back to the home page.
 */
export function signInState(
  here: Pick<Location, 'pathname' | 'search'> & { state?: unknown },
  ended: 'by-choice' | 'by-server' | null = null,
): SignInState {
  if (ended === 'by-choice') return {}
  return {
    from: here.pathname + here.search,
    ...(here.state != null && { fromState: here.state }),
    ...(ended === 'by-server' && { sentence: sessionTexts.ended }),
  }
}

/** Where to go on after signing in: where they came from, else home. */
export function wayBack(state: unknown, home: Href = '/'): { to: Href; state: unknown } {
  const { from, fromState } = (state ?? {}) as SignInState
  const isOurs = from?.startsWith('/') && !/^\/(?:\/|sign(?:in|up)\b)/.test(from)
  return from && isOurs ? { to: from as Href, state: fromState } : { to: home, state: undefined }
}
