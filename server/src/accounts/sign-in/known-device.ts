import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import type { Credentials } from '#accounts/users.queries.ts'

/** A request as signing in sees it. */
export type Visit = {
  ip: string
  userAgent: string | undefined
  cookie: string | undefined
  isHttps: boolean
}

export function visitOf({ ip, headers, protocol }: FastifyRequest): Visit {
  return {
    ip,
    userAgent: headers['user-agent'],
    cookie: headers.cookie,
    isHttps: protocol === 'https',
  }
}

type Owner = Pick<Credentials, 'id' | 'passwordHash'>

/**
 * Browsers that an account has signed in with before, which strangers' wrong attempts do not lock
 * out.
 */
export type KnownDevices = {
  /** This browser's id, when the account signed in on it with the password that it has now. */
  find(visit: Visit, owner: Owner): string | undefined
  /** The `Set-Cookie` by which this browser is known to the account from now on. */
  remember(visit: Visit, owner: Owner): string
}

const cookieName = 'device'
const days = 180
/** A family's tablet; the account that signed in longest ago makes room. */
const mostAccounts = 5
const entry = /^([0-9a-f-]{36})\.([0-9a-f]{24})\.([\w-]{43})$/

/**
 * Devices are known by a cookie of one entry an account: `user.device.signature`, the signature
 * over the password's hash too, so that it ends with the password. It authorizes nothing.
 */
export function createKnownDevices(deps: {
  secrets: readonly string[]
  address: ShopAddress
}): KnownDevices {
  const keys = deps.secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'known device', 32)),
  )

  function signed(device: string, { id, passwordHash }: Owner, key: Buffer): Buffer {
    return createHmac('sha256', key).update(`${id}\n${device}\n${passwordHash}`).digest()
  }

  function find({ cookie }: Visit, owner: Owner): string | undefined {
    if (owner.passwordHash === null) return undefined
    for (const { user, device, signature } of entriesOf(cookie)) {
      const given = Buffer.from(signature, 'base64url')
      if (user !== owner.id) continue
      if (keys.some((key) => timingSafeEqual(signed(device, owner, key), given))) return device
    }
    return undefined
  }

  return {
    find,
    remember(visit, owner) {
      const [present] = keys
      if (!present) throw new Error('A device is known by a signature, which needs a secret')
      const device = find(visit, owner) ?? randomBytes(12).toString('hex')
      const own = `${owner.id}.${device}.${signed(device, owner, present).toString('base64url')}`
      const others = entriesOf(visit.cookie).filter(({ user }) => user !== owner.id)
      const entries = [own, ...others.map(({ text }) => text)].slice(0, mostAccounts)
      const isSecure = visit.isHttps || deps.address.public.startsWith('https:')
      return (
        `${cookieName}=${entries.join('~')}; Path=/v1; Max-Age=${days * 24 * 60 * 60}` +
        `; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
      )
    },
  }
}

function entriesOf(cookie: string | undefined) {
  const value = /(?:^|;\s*)device=([^;]*)/.exec(cookie ?? '')?.[1] ?? ''
  return value.split('~').flatMap((text) => {
    const [, user, device, signature] = entry.exec(text) ?? []
    return user && device && signature ? [{ text, user, device, signature }] : []
  })
}
