import { Failure } from '#platform/http/failures.ts'

type Flight = { result: Promise<unknown>; askers: number; giveUp: AbortController }

/**
 * Runs work once for all concurrent callers with the same key. When all of them have left, its
 * signal is aborted, and a later caller starts it anew.
 */
export function createJoined() {
  const flights = new Map<string, Flight>()

  function start<T>(key: string, work: (signal: AbortSignal) => Promise<T>): Flight {
    const giveUp = new AbortController()
    const forget = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    const flight: Flight = { result: work(giveUp.signal).finally(forget), askers: 0, giveUp }
    giveUp.signal.addEventListener('abort', forget)
    flights.set(key, flight)
    return flight
  }

  return async function joined<T>(
    key: string,
    work: (signal: AbortSignal) => Promise<T>,
    asker?: AbortSignal,
  ): Promise<T> {
    if (asker?.aborted) throw gone()
    const flight = flights.get(key) ?? start(key, work)
    flight.askers += 1
    const { promise: left, reject } = Promise.withResolvers<never>()
    const leave = () => {
      flight.askers -= 1
      if (flight.askers === 0) flight.giveUp.abort(gone())
      reject(gone())
    }
    asker?.addEventListener('abort', leave, { once: true })
    try {
      return (await Promise.race([flight.result, left])) as T
    } finally {
      asker?.removeEventListener('abort', leave)
    }
  }
}

/** The client has already disconnected. */
const gone = () => new Failure('request_timeout')
