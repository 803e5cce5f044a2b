import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'

const idBytes = 16
/** 192 bits of the signature cannot be guessed. */
const signatureBytes = 24

export type SignedIds = {
  /** The token of a link to what these ids name. */
  tokenOf(...ids: string[]): string
  /** The ids that a token names; undefined unless the shop signed it. */
  idsOf(token: string): string[] | undefined
}

/**
 * Tokens that name ids, signed with the shop's secret, so that a link can be made again without being
 * stored. The previous secret stays valid during a change.
 *
 * @param purpose what the token is good for: that of another purpose is not
 */
export function createSignedIds(
  secrets: readonly string[],
  { purpose, ids: count }: { purpose: string; ids: number },
): SignedIds {
  const letters = Math.ceil(((idBytes * count + signatureBytes) * 8) / 6)
  const form = new RegExp(`^[\\w-]{${letters}}$`)
  const sign = (secret: string, ids: Uint8Array) =>
    createHmac('sha256', secret).update(purpose).update(ids).digest().subarray(0, signatureBytes)
  const [present = ''] = secrets
  return {
    tokenOf(...ids) {
      const bytes = Buffer.concat(ids.map((id) => parse(id)))
      return Buffer.concat([bytes, sign(present, bytes)]).toString('base64url')
    },
    idsOf(token) {
      if (!form.test(token)) return undefined
      const bytes = Buffer.from(token, 'base64url')
      // The last letter has bits to spare: each token is written in one way alone.
      if (bytes.toString('base64url') !== token) return undefined
      const ids = bytes.subarray(0, idBytes * count)
      const isOurs = secrets.some((secret) =>
        timingSafeEqual(sign(secret, ids), bytes.subarray(idBytes * count)),
      )
      if (!isOurs) return undefined
      return Array.from({ length: count }, (_, at) =>
        stringify(ids.subarray(idBytes * at, idBytes * (at + 1))),
      )
    },
  }
}
