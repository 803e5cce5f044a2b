import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'

const idBytes = 16
/** 192 bits of the signature cannot be guessed. */
const signatureBytes = 24
const form = new RegExp(`^[\\w-]{${Math.ceil(((idBytes + signatureBytes) * 8) / 6)}}$`)

export type TicketLinks = {
  /** The token of a link to a ticket. */
  tokenOf(id: string): string
  /** The ticket that a link leads to; undefined unless the shop signed it. */
  idOf(token: string): string | undefined
}

/**
 * Links to tickets, signed with the shop's secret, so that each mail about one can repeat its link
 * without storing it. The previous secret stays valid during a change.
 */
export function createTicketLinks(secrets: readonly string[]): TicketLinks {
  const sign = (secret: string, id: Uint8Array) =>
    createHmac('sha256', secret).update('ticket').update(id).digest().subarray(0, signatureBytes)
  const [present = ''] = secrets
  return {
    tokenOf(id) {
      const bytes = parse(id)
      return Buffer.concat([bytes, sign(present, bytes)]).toString('base64url')
    },
    idOf(token) {
      if (!form.test(token)) return undefined
      const bytes = Buffer.from(token, 'base64url')
      const id = bytes.subarray(0, idBytes)
      const isOurs = secrets.some((secret) =>
        timingSafeEqual(sign(secret, id), bytes.subarray(idBytes)),
      )
      return isOurs ? stringify(id) : undefined
    },
  }
}
