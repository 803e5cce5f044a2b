import type { Transferable } from 'node:worker_threads'
import { Tinypool } from 'tinypool'
import { childEnv } from '@tohfa/embedded-db/child-env'
import { Failure } from '#platform/http/failures.ts'

/** Whoever types another letter comes back sooner; after that its memory is free again. */
const idleMs = 60_000

type WorkOptions = {
  /** Ends the work, and the thread with it; in place of `mostMs`. */
  signal?: AbortSignal
  /** What of the given is handed over and not copied. */
  transfer?: readonly Transferable[]
}

/**
 * A thread beside the main one that does what would hold that up. It starts with the first work, is
 * ended when one takes longer than `mostMs`, and starts anew with the next.
 *
 * @param program the file whose exported functions do the work, each named at its call
 */
export function createThread<Tasks extends Record<string, (given: never) => unknown>>(
  program: URL,
  mostMs: number,
) {
  let pool: Tinypool | undefined
  return async function runInThread<Name extends keyof Tasks & string>(
    name: Name,
    given: Parameters<Tasks[Name]>[0],
    { signal = AbortSignal.timeout(mostMs), transfer = [] }: WorkOptions = {},
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    pool ??= new Tinypool({
      filename: program.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      execArgv: [],
      env: childEnv() as Record<string, string>,
    })
    try {
      const done = pool.run(given, { name, signal, transferList: [...transfer] })
      return (await done) as Awaited<ReturnType<Tasks[Name]>>
    } catch (error) {
      if (signal.aborted) throw new Failure('too_busy', { retryAfter: 30, cause: error })
      throw error
    }
  }
}
