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
}

type SentMail = {
  key: string
  to: string
  subject: string
  text: string
  html: string
  at: string
}

/** The mails that the shop sent, as far as whoever reads here may see them. */
export type Outbox = {
  /** The newest mails, at most 200, or those to one address. */
  newest(to?: string): Promise<SentMail[]>
  /** The HTML of one of these mails; undefined when there is none of that key. */
  html(key: string): Promise<string | undefined>
}

/** All that the simulator needs of the shop that runs it. */
export type SimulatorDeps = {
  /** The providers it plays: those that are not configured. */
  plays: { razorpay: boolean; delhivery: boolean; mail: boolean }
  keys: SimulatorKeys
  records: RecordStore
  outbox: Outbox
  /** A parcel's label as a PDF. */
  drawLabel(label: Label): Promise<Buffer>
  /** The shop's clock. */
  now(): Date
  /** Where the shop is reached; empty until it listens. */
  address: { readonly own: string }
  /** False for a request to which nothing is here. */
  isAllowed(headers: IncomingHttpHeaders): boolean
  /** How long the shop may take, in milliseconds, for a payment's event and for a parcel's scan. */
  delays: { eventMs: number; scanMs: number }
}
