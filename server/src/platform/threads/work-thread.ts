import { once } from 'node:events'
import type { Transferable } from 'node:worker_threads'
import { Tinypool } from 'tinypool'
import { childEnv } from '@tohfa/embedded-db/child-env'
import { Failure } from '#platform/http/failures.ts'

/** People who are typing return sooner; after this time the thread's memory is released. */
const idleMs = 60_000

type WorkOptions = {
  /** Ends the work, and the thread with it, in place of `mostMs`. */
  signal?: AbortSignal
  /** The arguments that are transferred instead of copied. */
  transfer?: readonly Transferable[]
}

/**
 * A worker thread for functions that would block the main thread. It starts with the first call, is
 * terminated when one takes longer than `mostMs`, and restarts with the next. Calls run one at a
 * time, in their order.
 * @param program the file that exports the functions, which calls name
 */
export function createThread<Tasks extends Record<string, (given: never) => unknown>>(
  program: URL,
  mostMs: number,
) {
  let pool: Tinypool | undefined
  /**
   * Settles with the last call. Tinypool starts no thread for a call that waits when the one before
   * it is aborted, so calls wait here.
   */
  let last: Promise<unknown> = Promise.resolve()

  return async function runInThread<Name extends keyof Tasks & string>(
    name: Name,
    given: Parameters<Tasks[Name]>[0],
    { signal: giveUp, transfer = [] }: WorkOptions = {},
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    pool ??= new Tinypool({
      filename: program.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      execArgv: [],
      env: childEnv() as Record<string, string>,
    })
    const before = last
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    last = Promise.all([before, ended])
    await (giveUp ? Promise.race([before, once(giveUp, 'abort')]) : before)
    const signal = giveUp ?? AbortSignal.timeout(mostMs)
    try {
      const done = pool.run(given, { name, signal, transferList: [...transfer] })
      return (await done) as Awaited<ReturnType<Tasks[Name]>>
    } catch (error) {
      if (signal.aborted) throw new Failure('too_busy', { retryAfter: 30, cause: error })
      throw error
    } finally {
      end()
    }
  }
}
