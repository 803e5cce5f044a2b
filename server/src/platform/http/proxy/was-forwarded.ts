import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback } from './loopback.ts'

const marks = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

/** True for a request that a proxy forwarded on behalf of somebody else. */
export function wasForwarded(headers: IncomingHttpHeaders): boolean {
  return marks.some((name) => headers[name] !== undefined)
}

/**
 * True for a request to this machine by its own name. With DNS rebinding a browser still sends the
 * name of the other site.
 */
export function namesThisMachine({ host }: IncomingHttpHeaders): boolean {
  const [, name = ''] = /^(\[[^\]]*\]|[^:]*)(?::\d+)?$/.exec(host ?? '') ?? []
  return isLoopback(name.toLowerCase())
}
