import { isIP } from 'node:net'

/** True for a name or address of this very machine that no other can reach. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost') return true
  const address = host.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:/i, '')
  return isIP(address) === 4 ? address.startsWith('127.') : address === '::1'
}
