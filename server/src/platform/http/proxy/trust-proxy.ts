import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { StartError } from '@tohfa/embedded-db/start-error'

type Trust = boolean | string[] | ((address: string, hop: number) => boolean)

const ranges = ['loopback', 'linklocal', 'uniquelocal']

/**
 * The proxies whose `X-Forwarded-For` is trusted, from TRUST_PROXY. By default it is none. `true`
 * or a number trusts that many proxies in front of the shop; otherwise it lists addresses, networks
 * or ranges, separated by commas. With a number the client is the address that the outermost proxy
 * saw, and whatever the visitor sent in the header is ignored.
 */
export function trustedProxies(setting: string | undefined): Trust {
  const value = setting?.trim() ?? 'false'
  if (value === 'false' || value === '0') return false
  const hops = value === 'true' ? 1 : Number(value)
  if (Number.isInteger(hops) && hops > 0) return (_address, hop) => hop < hops
  const proxies = value.split(',').map((part) => part.trim())
  if (proxies.every(isProxy)) return proxies
  throw new StartError(
    'TRUST_PROXY must be true, a number of proxies, or their addresses separated by commas.',
  )
}

function isProxy(part: string): boolean {
  const network = ipaddr.IPv4.isValidCIDRFourPartDecimal(part) || ipaddr.IPv6.isValidCIDR(part)
  return network || ranges.includes(part) || isIP(part) !== 0
}
