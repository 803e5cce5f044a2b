import { readFileSync } from 'node:fs'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { bloomFilterHas } from './bloom-filter.ts'

/** Made by `make-known-passwords.ts`; the licence of the list it is made from lies beside it. */
export const knownPasswordsFile = new URL('known-passwords.bloom', import.meta.url)

const filter = readFileSync(knownPasswordsFile)

/** Throws `password_known` for a password, in whatever case, that is among those tried first. */
export function refuseKnownPassword(password: string): void {
  if (bloomFilterHas(filter, password.toLowerCase()))
    throw new Failure('password_known', { fields: { password: message('password_known') } })
}
