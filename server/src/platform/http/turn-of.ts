import type { FastifyRequest } from 'fastify'
import { caller } from './access.ts'
import { Failure } from './failures.ts'

/** The place of the signed-in person in a queue, released when they disconnect. */
export function turnOf(request: FastifyRequest): { who: string; signal: AbortSignal } {
  const gone = new AbortController()
  // The client has already disconnected.
  const giveUp = () => gone.abort(new Failure('request_timeout'))
  if (request.signal.aborted) giveUp()
  else request.signal.addEventListener('abort', giveUp, { once: true })
  return { who: caller(request).id, signal: gone.signal }
}
