import type { Language } from '@tohfa/contract/i18n/languages'
import type { MessageAgreements } from '@tohfa/contract/orders/messages/messages'
import { href } from '@tohfa/contract/shared/site-map'
import type { MessageFacts } from '@tohfa/contract/orders/messages/templates'
import { messageNumbersOf, withdrawConsent } from '#accounts/consents/consents.service.ts'
import type { Delays } from '#platform/config/delays.ts'
import type { Connection, Database, Transaction } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { isSameSecret } from '#platform/runtime/same-secret.ts'
import { Failure } from '#platform/http/failures.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import { now } from '#platform/runtime/clock.ts'
import { isSignedBy, readEvents } from '#platform/whatsapp/whatsapp.events.ts'
import type { Whatsapp } from '#platform/whatsapp/whatsapp.ts'
import {
  forgetOldMessages,
  insertMessage,
  lockAgreements,
  messagesOfOrder,
  type NewMessage,
  numbersOf,
} from './messages.queries.ts'
import { type Agreement, agreeToMessages, agreeWithOrder } from './agree-to-messages.ts'
import { noteStatus, noteWord } from './note-events.ts'
import { sendMessage } from './send-message.ts'

export type OrderMessages = ReturnType<typeof createOrderMessages>

/** A message of an order; `url` and its number are added. */
export type OrderMessage = Pick<NewMessage, 'key' | 'template'> & {
  order: { id: string; orderNumber: string }
  facts?: Omit<MessageFacts, 'order' | 'url'>
  /** Whether it is enough by itself: its mail waits, and goes only if the message does not arrive. */
  isEnough?: boolean
}

/** Tries end before the mail goes. */
const sending = defineJob<{ id: string }>('send-whatsapp', { retryLimit: 4 })

/** The shop's number at the provider, with what proves its webhooks. */
type ConnectedWhatsapp = Whatsapp & {
  phoneNumberId: string
  appSecrets: readonly string[]
  verifyToken: string
}

type MessagesDeps = {
  connection: Connection
  jobs: Jobs
  mail: Pick<MailService, 'release' | 'replace'>
  delays: Pick<Delays, 'messageMs' | 'lateMessageMs'>
  address: ShopAddress
  whatsapp: ConnectedWhatsapp | undefined
}

/** News of orders by WhatsApp (docs/product.md 30): to whom agreed, with the mail as the fallback. */
export function createOrderMessages(deps: MessagesDeps) {
  const { connection, jobs, whatsapp, delays, address } = deps
  jobs.handle(sending, async ({ id }) => {
    if (whatsapp) await sendMessage({ ...deps, whatsapp, lateMs: delays.lateMessageMs }, id)
  })
  purgeNightly(jobs, 'forget-whatsapp', (most) => forgetOldMessages(connection.db, most))

  return {
    /**
     * Queues a message as part of `tx`, where the buyer wants it.
     * @returns the moment until which its mail waits; undefined when the mail goes at once
     */
    async queue(
      tx: Transaction,
      { order, key, template, facts, isEnough = false }: OrderMessage,
    ): Promise<Date | undefined> {
      if (!whatsapp) return undefined
      const id = await insertMessage(tx, {
        key,
        orderId: order.id,
        template,
        facts: {
          ...facts,
          order: order.orderNumber,
          url: address.public + href(`/account/orders?track=${order.orderNumber}`),
        },
        mailWaits: isEnough,
      })
      if (id === undefined) return undefined
      await jobs.send(tx, sending, { id })
      return isEnough ? new Date(now().getTime() + delays.messageMs) : undefined
    },

    /** Whether the shop writes messages at all. */
    isOn: whatsapp !== undefined,

    async agreements(userId: string): Promise<MessageAgreements> {
      const numbers = await messageNumbersOf(connection.db, userId)
      return {
        on: whatsapp !== undefined,
        numbers: numbers.map(({ phone, givenAt }) => ({ phone, givenAt: givenAt.toISOString() })),
      }
    },

    /** The messages of an order for staff, the oldest first. */
    ofOrder: (orderId: string) => messagesOfOrder(connection.db, orderId),

    /** The numbers at which a person ever agreed to messages, for staff. */
    numbersOf: (db: Database, userId: string) => numbersOf(db, userId),

    /** A person agrees to messages at a number, or ends them there. */
    choose: (
      userId: string,
      { phone, given, language }: { phone: string; given: boolean; language: Language },
    ): Promise<void> =>
      connection.transaction(async (tx) => {
        if (!given) return withdrawConsent(tx, { userId, purpose: 'whatsapp', phone })
        if (!whatsapp) throw new Failure('messages_off')
        await lockAgreements(tx, userId)
        return agreeToMessages(tx, { userId, phone, language })
      }),

    /** The buyer of an order, who is locked, agrees with it to messages at its number. */
    async agreeWithOrder(tx: Transaction, agreement: Agreement): Promise<void> {
      if (whatsapp) await agreeWithOrder(tx, agreement)
    },

    /** Whether this is the token with which the provider asks for the address of its webhooks. */
    isVerifyToken: (given: string) =>
      whatsapp !== undefined && isSameSecret(given, whatsapp.verifyToken),

    /**
     * Notes what became of messages, and who wrote STOP or START.
     * @returns false for a webhook that the provider did not sign
     */
    async onWebhook(rawBody: Buffer, signature: string | string[] | undefined): Promise<boolean> {
      if (!whatsapp || !isSignedBy(whatsapp.appSecrets, rawBody, signature)) return false
      const { statuses, texts } = readEvents(parsed(rawBody), whatsapp.phoneNumberId)
      for (const status of statuses)
        await connection.transaction((tx) => noteStatus(deps, tx, status))
      for (const text of texts) await connection.transaction((tx) => noteWord(tx, text))
      return true
    },
  }
}

/** Without NUL, which the database cannot hold. */
function parsed(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'), (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    )
  } catch {
    return undefined
  }
}
