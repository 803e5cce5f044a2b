import type { Location } from 'react-router'
import type { Href } from '@tohfa/contract/shared/site-map'
import { sessionTexts } from './session.texts.ts'

/** The navigation state for /signin, with which people continue where they were. */
export type SignInState = {
  /** Path and query of the page to return to. */
  from?: string
  /** That page's own navigation state, for example the selected options. */
  fromState?: unknown
  /**
   * Whether they are on the way to the proof of a design, whose picture is stored separately
   * (`proof-reason.ts`).
   */
  isForProof?: boolean
  /** The reason for the sign-in, unless they came by themselves. */
  sentence?: string
}

/**
 * The navigation state for /signin from `here`. After Log Out there is no return, so the next
 * sign-in leads home.
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

/** The target after the sign-in: where they came from, else home. */
export function wayBack(state: unknown, home: Href = '/'): { to: Href; state: unknown } {
  const { from, fromState } = (state ?? {}) as SignInState
  const isOurs = from?.startsWith('/') && !/^\/(?:\/|sign(?:in|up)\b)/.test(from)
  return from && isOurs ? { to: from as Href, state: fromState } : { to: home, state: undefined }
}
