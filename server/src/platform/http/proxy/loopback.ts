import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** True for a name or address of this very machine that no other can reach. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) ? ipaddr.process(address).range() === 'loopback' : host === 'localhost'
}
