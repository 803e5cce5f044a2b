import { texts } from '@tohfa/contract/texts'
import { actionKind, type Action, type ActionKind, type On } from './actions.ts'
import { failed, type Failed } from './api/api-client.ts'
import type { AppDispatch, Sources } from './store.ts'

type Meta<Arg> = { arg: Arg; requestId: number; aborted: boolean }
type Pending<Arg> = { type: string; meta: Meta<Arg> }
type Fulfilled<Result, Arg> = Pending<Arg> & { payload: Result }
/** `payload` is what a person is told; `error` what happened. */
type Rejected<Arg> = Pending<Arg> & { payload: Failed; error: Error }

/** The running call: it can be cancelled, and never rejects unless it is unwrapped. */
type Running<Result, Arg> = Promise<Fulfilled<Result, Arg> | Rejected<Arg>> & {
  abort(): void
  /** The result itself; throws what went wrong. */
  unwrap(): Promise<Result>
}

type Tools = {
  dispatch: AppDispatch
  extra: Sources
  signal: AbortSignal
  /** Ends the call with the server's refusal. */
  rejectWithValue(refusal: Failed): never
}

class Refused extends Error {
  readonly refusal: Failed
  constructor(refusal: Failed) {
    super(refusal.error)
    this.refusal = refusal
  }
}

const rejectWithValue: Tools['rejectWithValue'] = (refusal) => {
  throw new Refused(refusal)
}

let requests = 0

/**
 * A call that the store hears of: pending, then fulfilled or rejected. A cancelled one is rejected
 * at once, whatever its answer will be.
 */
export function createThunk<Result, Arg = void>(
  type: string,
  run: (arg: Arg, tools: Tools) => Promise<Result>,
) {
  const pending = actionKind<Pending<Arg>>(`${type}/pending`)
  const fulfilled = actionKind<Fulfilled<Result, Arg>>(`${type}/fulfilled`)
  const rejected = actionKind<Rejected<Arg>>(`${type}/rejected`)

  const start =
    (arg: Arg) =>
    (dispatch: AppDispatch, extra: Sources): Running<Result, Arg> => {
      const controller = new AbortController()
      const { signal } = controller
      const request = { arg, requestId: ++requests }

      async function settle(): Promise<Fulfilled<Result, Arg> | Rejected<Arg>> {
        dispatch({ type: pending.type, meta: { ...request, aborted: false } })
        const outcome = await Promise.race([
          whenAborted(signal),
          run(arg, { dispatch, extra, signal, rejectWithValue }),
        ]).then(
          (payload) => ({ type: fulfilled.type, payload }),
          (reason: unknown) => ({
            type: rejected.type,
            payload: refusalOf(reason, signal),
            error: reason instanceof Error ? reason : new Error(String(reason)),
          }),
        )
        return dispatch({ ...outcome, meta: { ...request, aborted: signal.aborted } })
      }

      const settled = settle()
      return Object.assign(settled, {
        abort: () => controller.abort(),
        async unwrap() {
          const outcome = await settled
          if ('error' in outcome) throw outcome.error
          return outcome.payload
        },
      })
    }
  return Object.assign(start, { pending, fulfilled, rejected })
}

type Thunk = Record<'pending' | 'fulfilled' | 'rejected', ActionKind<Action>>

/** How many calls are under way; the status is loading while there are any (spec section 4). */
export type Waiting = { status: 'idle' | 'loading'; pending: number }
export const noCalls: Waiting = { status: 'idle', pending: 0 }

export function keepStatus<S extends Waiting>(on: On<S>, thunks: readonly Thunk[]): void {
  const count = (by: 1 | -1) => (state: S) => {
    const pending = state.pending + by
    return { pending, status: pending > 0 ? 'loading' : 'idle' } as Partial<S>
  }
  on(
    thunks.map(({ pending }) => pending),
    count(1),
  )
  on(
    thunks.flatMap(({ fulfilled, rejected }) => [fulfilled, rejected]),
    count(-1),
  )
}

function refusalOf(reason: unknown, signal: AbortSignal): Failed {
  if (reason instanceof Refused) return reason.refusal
  return failed(signal.aborted ? texts.requestCanceled : texts.somethingWrong)
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}
