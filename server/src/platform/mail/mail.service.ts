import { now } from '#platform/runtime/clock.ts'
import type { Delays } from '#platform/config/delays.ts'
import type { Connection, Database, Transaction } from '#platform/database/connect.ts'
import { logAfterCommit } from '#platform/database/business-events.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import type { Deliver, MailFile } from './deliver.ts'
import { isNobody } from './erased.ts'
import { inlinePictures, type ReadPreview } from './inline-pictures.ts'
import { mailGround } from './layout/layout.frame.ts'
import { renderMail } from './layout/layout.ts'
import type { MailContent, MailStore } from './mail-content.ts'
import {
  deleteOldMails,
  deleteUnsentMails,
  emailOfFirstOwner,
  findUnsentMails,
  insertMail,
  markReplaced,
  markSent,
  type StoredMail,
} from './mail.queries.ts'
import { together } from './together.ts'

/** Instead of an address: the shop's own e-mail, or its first owner's while it has none. */
export const toTheShop = Symbol('the shop')

/** A mail to be sent. */
export type OutgoingMail = {
  /**
   * Identifies the occasion (`order-confirmed:<id>`): a second mail with the same key is not sent.
   */
  key: string
  /** An address, or the shop's own. */
  to: string | typeof toTheShop
  /** Reply-To, if it is not the shop itself. */
  replyTo?: string
  subject: string
  content: MailContent
  /** Whether it may wait a moment, to be sent together with others. */
  withOthers?: boolean
  /** Not before this moment, unless it is released: another message may replace it until then. */
  waitsUntil?: Date | undefined
  /** The business event of the tax documents to attach; none are attached if none were issued. */
  documents?: string
  /** Where a mail program ends mails of this kind with one press (RFC 8058). */
  unsubscribe?: string
}

/** A mail to one person, without anything attached. */
type PlainMail = Pick<OutgoingMail, 'key' | 'subject' | 'content'> & { to: string }

export type MailService = {
  /** Sends a mail at once, and stores it once it is sent. @throws the error of the mail server */
  tryOut(mail: PlainMail): Promise<void>
  /** Enqueues a mail as part of `tx`; it is sent if and only if that commits. */
  queue(tx: Transaction, mail: OutgoingMail): Promise<void>
  /** Takes mails back that were not sent yet, as part of `tx`. */
  takeBack(tx: Transaction, keys: readonly string[]): Promise<void>
  /** Has a mail that waits sent now, as part of `tx`. */
  release(tx: Transaction, key: string): Promise<void>
  /** Notes that another message said the same: the mail is not sent, if it was not yet. */
  replace(tx: Transaction, key: string): Promise<void>
  /**
   * Registers a callback that runs in the transaction that marks a mail of an occasion as sent;
   * `subjectId` is the id in its key.
   */
  whenSent(occasion: string, note: (tx: Transaction, subjectId: string) => Promise<void>): void
}

const sendMail = defineJob<{ key: string }>('send-mail', { atOnce: 50 })

/** Exactly one recipient: no list, no header, no control character. */
const recipient = /^[^\s\p{Cc}@<>,;:"()[\]\\]{1,64}@[^\s\p{Cc}@<>,;:"()[\]\\]{1,190}$/u

/** The shop's mail: stored in the transaction that causes it, delivered by a job. */
export function createMail(deps: {
  connection: Connection
  jobs: Jobs
  delays: Pick<Delays, 'mailsMs'>
  /** The shop by its current name. */
  store(source: Database): Promise<MailStore>
  deliver: Deliver
  /** The embedded pictures of prints. */
  readPreview: ReadPreview
  /** The PDFs of the tax documents of a business event, for the mail with this key. */
  readDocuments(event: string, mail: string): Promise<MailFile[]>
}): MailService {
  const { connection, jobs, delays, store, deliver, readPreview, readDocuments } = deps

  async function partsOf(mail: StoredMail) {
    return {
      pictures: await inlinePictures(mail, readPreview),
      files: mail.documents === null ? [] : await readDocuments(mail.documents, mail.key),
    }
  }

  const find = together(async (keys: readonly string[]) => {
    const found = new Map(
      (await findUnsentMails(connection.db, keys)).map((mail) => [mail.key, mail]),
    )
    return keys.map((key) => found.get(key))
  })
  const mark = together(async (sent: readonly { key: string; isGone: boolean }[]) => {
    await markSent(connection.db, sent)
    return sent
  })
  const notes = new Map<string, Parameters<MailService['whenSent']>[1]>()

  jobs.handle(sendMail, async ({ key }) => {
    const mail = await find(key)
    if (!mail) return
    // The recipient was erased, or has no e-mail; only the fact that there was a mail is kept.
    const isGone = isNobody(mail.recipient) || (await deliver(mail, await partsOf(mail)))
    const [occasion = '', subjectId = ''] = key.split(':')
    const note = isNobody(mail.recipient) ? undefined : notes.get(occasion)
    if (note)
      await connection.transaction(async (tx) => {
        await markSent(tx, [{ key, isGone }])
        await note(tx, subjectId)
      })
    else await mark({ key, isGone })
    const order = /\bTF\d+\b/.exec(mail.subject)?.[0]
    logAfterCommit(connection.db, { what: 'mail sent', ...(order && { order }), mail: key })
  })

  purgeNightly(jobs, 'forget-mails', (most) => deleteOldMails(connection.db, most))

  return {
    whenSent: (occasion, note) => void notes.set(occasion, note),

    takeBack: deleteUnsentMails,
    release: (tx, key) => jobs.send(tx, sendMail, { key }),
    replace: markReplaced,

    async tryOut({ key, to: recipient, subject, content }) {
      const named = await store(connection.db)
      const mail = { key, recipient, subject, ...renderMail(named, content) }
      const pictures = logoOf(named)
      const plain = { replyTo: null, pictures, documents: null, unsubscribe: null }
      const isGone = await deliver(
        { ...plain, ...mail, createdAt: now() },
        { pictures: await inlinePictures({ key, pictures }, readPreview), files: [] },
      )
      await connection.transaction(async (tx) => {
        await insertMail(tx, mail)
        await markSent(tx, [{ key, isGone }])
      })
    },

    async queue(
      tx,
      {
        key,
        to: wanted,
        replyTo,
        subject,
        content,
        withOthers,
        waitsUntil,
        documents,
        unsubscribe,
      },
    ) {
      const named = await store(tx)
      const to =
        wanted === toTheShop ? named.email || ((await emailOfFirstOwner(tx)) ?? '') : wanted
      if (![to, replyTo ?? to].every((address) => recipient.test(address)))
        throw new Error('A mail has no valid recipient')
      const oneLine = subject.replace(/[\s\p{Cc}]+/gu, ' ').trim()
      const forms = renderMail(named, content)
      const prints = (content.lines ?? []).flatMap(({ picture }) =>
        picture ? [{ preview: picture.preview, background: picture.background }] : [],
      )
      const pictures = [...prints, ...logoOf(named)]
      const isNew = await insertMail(tx, {
        key,
        recipient: to,
        ...(replyTo && { replyTo }),
        subject: oneLine,
        ...forms,
        ...(pictures.length > 0 && { pictures }),
        ...(documents !== undefined && { documents }),
        ...(unsubscribe !== undefined && { unsubscribe }),
      })
      const waits = withOthers && delays.mailsMs > 0
      const startAfter =
        waitsUntil ?? (waits ? new Date(now().getTime() + delays.mailsMs) : undefined)
      if (isNew) await jobs.send(tx, sendMail, { key }, startAfter ? { startAfter } : {})
    },
  }
}

/** The logo as a picture inside a mail. */
const logoOf = ({ logo }: MailStore) => (logo ? [{ preview: logo, background: mailGround }] : [])
