import type { CheckedProvider } from '@tohfa/contract/backoffice/setup'
import type { Connection, Database } from '#platform/database/connect.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import type { PaymentProviders } from '#payments/providers/connected-providers.ts'
import type { Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import type { SampleParticulars, Settings } from '#backoffice/settings/settings.service.ts'
import type { PublicSeller } from '#tax/seller/public-seller.service.ts'

/** What the set-up list and the trials of providers need. */
export type SetupDeps = {
  connection: Connection
  db: Database
  jobs: Jobs
  limits: Pick<Limits, 'take'>
  mail: Pick<MailService, 'tryOut'>
  carriers: Pick<Carriers, 'usual'>
  paymentProviders: Pick<PaymentProviders, 'of'>
  /** Signs the tickets of trial payments. */
  secret: string
  settings: Pick<Settings, 'read'>
  tax: { publicSeller: Pick<PublicSeller, 'read'> }
  /** How the sample's shop is reached: no shop of one's own is. */
  sample: SampleParticulars
  /** Which providers are real ones. */
  configured: Record<CheckedProvider, boolean>
  /** Fingerprints of their keys. */
  keyPrints: Readonly<Record<CheckedProvider, string>>
}
