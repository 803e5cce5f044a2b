import { createHmac } from 'node:crypto'
import type { CheckedProvider } from '@tohfa/contract/backoffice/setup'
import type { Config } from '#platform/config/config.ts'

/**
 * Fingerprints of the keys in use: a trial of a provider counts until its keys change. Without the
 * secret of the shop they reveal nothing.
 */
export function printsOfKeys(
  { providers: { env, payment, carrier }, mail }: Pick<Config, 'providers' | 'mail'>,
  secret: string,
): Readonly<Record<CheckedProvider, string>> {
  const printOf = (keys: unknown) =>
    createHmac('sha256', secret).update(JSON.stringify(keys)).digest('base64url')
  const ofMaker = ({ name, maker }: typeof payment | typeof carrier) =>
    printOf([name, ...Object.keys(maker.environment).map((key) => env[key] ?? null)])
  return {
    payments: ofMaker(payment),
    carrier: ofMaker(carrier),
    mail: printOf([mail.smtpUrl ?? null, mail.from ?? null]),
  }
}
