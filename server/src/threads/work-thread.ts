import { Tinypool } from 'tinypool'
import { childEnv } from '../child-env.ts'
import { Failure } from '../http/failures.ts'

/** Whoever types another letter comes back sooner; after that its memory is free again. */
const idleMs = 60_000

/**
 * A thread beside the main one that does what would hold that up. It starts with the first work, is
 * ended when one takes longer than `mostMs`, and starts anew with the next.
 *
 * @param program the file whose exported functions do the work, each named at its call
 */
export function createThread<Works extends Record<string, (given: never) => unknown>>(
  program: URL,
  mostMs: number,
) {
  let pool: Tinypool | undefined
  return async function workIn<Name extends keyof Works & string>(
    name: Name,
    given: Parameters<Works[Name]>[0],
  ): Promise<Awaited<ReturnType<Works[Name]>>> {
    pool ??= new Tinypool({
      filename: program.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      execArgv: [],
      env: childEnv() as Record<string, string>,
    })
    const tooLong = AbortSignal.timeout(mostMs)
    try {
      return (await pool.run(given, { name, signal: tooLong })) as Awaited<ReturnType<Works[Name]>>
    } catch (error) {
      if (tooLong.aborted) throw new Failure('too_busy', { retryAfter: 30, cause: error })
      throw error
    }
  }
}
