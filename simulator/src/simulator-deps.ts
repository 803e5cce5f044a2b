import type { IncomingHttpHeaders } from 'node:http'
import type { Label } from './delhivery/shipment.ts'
import type { RecordStore } from './record-store.ts'

/** The secrets that the shop and its simulator share while no provider is configured. */
export type SimulatorKeys = {
  razorpayKeyId: string
  razorpayKeySecret: string
  razorpayWebhookSecret: string
  delhiveryToken: string
  delhiveryWebhookSecret: string
  whatsappToken: string
  whatsappPhoneNumberId: string
  whatsappAppSecret: string
}

type SentMail = {
  key: string
  to: string
  subject: string
  text: string
  html: string
  at: string
}

/** The shop's mails that a reader of the sandbox may see. */
export type Outbox = {
  /** The newest mails, at most 200, or those to one address. */
  newest(to?: string): Promise<SentMail[]>
  /** The HTML of one of these mails; undefined for an unknown key. */
  html(key: string): Promise<string | undefined>
}

/** The simulator's dependencies on its host. */
export type SimulatorDeps = {
  /** The simulated providers: those that are not configured. */
  plays: {
    razorpay: boolean
    delhivery: boolean
    mail: boolean
    indexNow: boolean
    whatsapp: boolean
  }
  keys: SimulatorKeys
  records: RecordStore
  outbox: Outbox
  /** A parcel's label as a PDF. */
  drawLabel(label: Label): Promise<Buffer>
  /** The shop's clock. */
  now(): Date
  /** The shop's address; empty until it listens. */
  address: { readonly own: string }
  /** False for a request that may not use the sandbox. */
  isAllowed(headers: IncomingHttpHeaders): boolean
  /** Timeouts of webhook deliveries to the shop in milliseconds: payment events, parcel scans. */
  delays: { eventMs: number; scanMs: number }
}
