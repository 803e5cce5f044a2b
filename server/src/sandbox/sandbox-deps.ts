import type { Config } from '#platform/config/config.ts'
import type { Delays } from '#platform/config/delays.ts'
import type { Connection } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'

/** The secrets that the shop and its sandbox share while no provider is configured. */
export type SandboxKeys = {
  razorpayKeyId: string
  razorpayKeySecret: string
  razorpayWebhookSecret: string
  delhiveryToken: string
  delhiveryWebhookSecret: string
}

export type SandboxDeps = {
  connection: Connection
  config: Pick<Config, 'razorpay' | 'delhivery' | 'sandboxPublic'> & {
    mail: Pick<Config['mail'], 'smtpUrl'>
  }
  address: ShopAddress
  keys: SandboxKeys
  delays: Pick<Delays, 'eventMs' | 'scanMs'>
  /** Where the shop reads its mails, and where it did at first. */
  storeEmails(): readonly string[]
}
