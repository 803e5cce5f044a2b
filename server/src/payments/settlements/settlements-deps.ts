import type { FastifyBaseLogger } from 'fastify'
import type { PaymentProviders } from '#payments/providers/connected-providers.ts'
import type { Connection } from '#platform/database/connect.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'

export type SettlementsDeps = {
  connection: Connection
  jobs: Jobs
  paymentProviders: PaymentProviders
  log: () => Pick<FastifyBaseLogger, 'info'>
}
