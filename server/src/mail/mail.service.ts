import type { Connection, Transaction } from '../database/connect.ts'
import { logAfterCommit } from '../database/business-events.ts'
import { purgeNightly } from '../jobs/purge-nightly.ts'
import { defineJob, type Jobs } from '../jobs/jobs.ts'
import type { Deliver } from './deliver.ts'
import { isErased } from './erased.ts'
import { inlinePictures, type ReadPreview } from './inline-pictures.ts'
import { renderMail } from './layout/layout.ts'
import type { MailContent, MailStore } from './mail-content.ts'
import { findUnsentMail, deleteOldMails, insertMail, markSent } from './mail.queries.ts'

/** A mail to be sent. */
export type OutgoingMail = {
  /** Names the occasion (`order-confirmed:<id>`): a second mail with the same key is not sent. */
  key: string
  to: string
  /** Whom an answer goes to, when not the shop itself. */
  replyTo?: string
  subject: string
  content: MailContent
}

export type MailService = {
  /** Puts a mail into the queue as part of `tx`; it leaves when, and only when, that commits. */
  queue(tx: Transaction, mail: OutgoingMail): Promise<void>
}

const sendMail = defineJob<{ key: string }>('send-mail')

/** One recipient and nothing else: no list, no header, no control character. */
const recipient = /^[^\s\p{Cc}@<>,;:"()[\]\\]{1,64}@[^\s\p{Cc}@<>,;:"()[\]\\]{1,190}$/u

/** The shop's mail: written down with what causes it, delivered by a job. */
export function createMail(deps: {
  connection: Connection
  jobs: Jobs
  store: MailStore
  deliver: Deliver
  /** The pictures of prints that go along. */
  readPreview: ReadPreview
}): MailService {
  const { connection, jobs, store, deliver, readPreview } = deps

  jobs.handle(sendMail, async ({ key }) => {
    const mail = await findUnsentMail(connection.db, key)
    if (!mail) return
    // Nobody is behind it any more; that there was a mail is all that is kept.
    const isGone =
      isErased(mail.recipient) || (await deliver(mail, await inlinePictures(mail, readPreview)))
    await markSent(connection.db, key, isGone ? { text: '', html: '' } : {})
    const order = /\bTF\d+\b/.exec(mail.subject)?.[0]
    logAfterCommit(connection.db, { what: 'mail sent', ...(order && { order }), mail: key })
  })

  purgeNightly(jobs, 'forget-mails', (most) => deleteOldMails(connection.db, most))

  return {
    async queue(tx, { key, to, replyTo, subject, content }) {
      if (![to, replyTo ?? to].every((address) => recipient.test(address)))
        throw new Error('A mail has no valid recipient')
      const oneLine = subject.replace(/[\s\p{Cc}]+/gu, ' ').trim()
      const forms = renderMail(store, content)
      const pictures = (content.lines ?? []).flatMap(({ picture }) =>
        picture ? [{ preview: picture.preview, background: picture.background }] : [],
      )
      const isNew = await insertMail(tx, {
        key,
        recipient: to,
        ...(replyTo && { replyTo }),
        subject: oneLine,
        ...forms,
        ...(pictures.length > 0 && { pictures }),
      })
      if (isNew) await jobs.send(tx, sendMail, { key })
    },
  }
}
