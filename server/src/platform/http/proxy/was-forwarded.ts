import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback } from './loopback.ts'

const marks = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

/** True for a request that a proxy passed on: it speaks for others, and says so. */
export function wasForwarded(headers: IncomingHttpHeaders): boolean {
  return marks.some((name) => headers[name] !== undefined)
}

/**
 * True for a request that was made on this machine and names it. A page of another site, whose name
 * was made to lead here, still sends that name.
 */
export function namesThisMachine({ host }: IncomingHttpHeaders): boolean {
  const [, name = ''] = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(host ?? '') ?? []
  return isLoopback(name.toLowerCase())
}
