import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { InlinePicture } from './inline-pictures.ts'
import type { StoredMail } from './mail.queries.ts'

/**
 * Delivers a mail; throws on failure, so that it is retried. Returns true when the shop no longer
 * needs its text (a code, an address).
 */
export type Deliver = (mail: StoredMail, parts: MailParts) => Promise<boolean>

/** As one string, or its parts where staff typed the name. */
type MailSender = string | { name: string; address: string }

/** A PDF attachment. */
export type MailFile = { name: string; bytes: Buffer }

/** The attachments of a mail. */
type MailParts = { pictures: readonly InlinePicture[]; files: readonly MailFile[] }

/** By SMTP when SMTP_URL is set, else as files under DATA_DIR/outbox. */
export function createDelivery(options: {
  smtpUrl: string | undefined
  from: () => Promise<MailSender>
  dataDir: string
  /** Called with the occasion of a mail that became a file; never with its text. */
  onWritten: (occasion: string) => void
}): Deliver {
  const { smtpUrl, from, dataDir, onWritten } = options
  return smtpUrl ? overSmtp(smtpUrl, from) : intoOutbox(join(dataDir, 'outbox'), from, onWritten)
}

function overSmtp(url: string, from: () => Promise<MailSender>): Deliver {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail, parts) => {
    await transport.sendMail(asMessage(mail, parts, await from()))
    return true
  }
}

function intoOutbox(
  folder: string,
  from: () => Promise<MailSender>,
  onWritten: (occasion: string) => void,
): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail, parts) => {
    const { message } = await transport.sendMail(asMessage(mail, parts, await from()))
    const time = mail.createdAt.toISOString().replace(/[:.]/g, '-')
    const path = join(folder, `${time}-${hashOf(mail.key).slice(0, 12)}.eml`)
    await mkdir(folder, { recursive: true })
    // Written in one step, so that a program that watches the folder sees complete mails only.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 })
    await rename(`${path}.part`, path)
    // Nor its subject, which may contain a name.
    onWritten(mail.key.split(':', 1)[0] ?? '')
    return false
  }
}

/** The same key gives the same Message-ID, so that mail programs recognise a duplicate. */
function asMessage(
  mail: StoredMail,
  { pictures, files }: MailParts,
  from: MailSender,
): SendMailOptions {
  const attachments = [...pictures.map(attached), ...files.map(asAttachment)]
  const domain =
    /@([A-Za-z0-9.-]+)/.exec(typeof from === 'string' ? from : from.address)?.[1] ?? 'localhost'
  return {
    from,
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(attachments.length > 0 && { attachments }),
    date: mail.createdAt,
    messageId: `<${hashOf(mail.key)}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

function attached({ cid, bytes }: InlinePicture) {
  const contentType = 'image/jpeg'
  return {
    cid,
    content: bytes,
    contentType,
    contentDisposition: 'inline',
    filename: 'print.jpg',
  } as const
}

function asAttachment({ name, bytes }: MailFile) {
  return { filename: name, content: bytes, contentType: 'application/pdf' } as const
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 40)
}
