import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** True for a name or address of this machine that no other machine can reach. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) ? ipaddr.process(address).range() === 'loopback' : host === 'localhost'
}
