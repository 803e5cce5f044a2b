import { v7 } from 'uuid'
import type { Database } from '#platform/database/connect.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { indianDay, now } from '#platform/runtime/clock.ts'
import type { AskedProof } from '#studio/proofs/proofs.service.ts'
import { queueQuoteMail } from './draft.mails.ts'
import type { DraftsDeps } from './drafts-deps.ts'
import { type DraftRow, lockDraft, updateDraft, type WholeDraft } from './drafts.queries.ts'
import { recordDraft } from './record-draft.ts'

type Reading = {
  whole: (id: string, source: Database) => Promise<WholeDraft>
  printsOf: (found: WholeDraft, source: Database) => Promise<(AskedProof | undefined)[]>
  urlOf: (draft: Pick<DraftRow, 'id' | 'linkId'>) => string | null
}

/** How drafts get their link, and lose it. */
export function sendDrafts(
  { connection, mail, settings }: DraftsDeps,
  { whole, printsOf, urlOf }: Reading,
) {
  return {
    /** Ends a draft and its link; again is the same. */
    end: (staffId: string, id: string): Promise<void> =>
      connection.transaction(async (tx) => {
        const draft = await lockDraft(tx, id)
        if (!draft) throw new Failure('draft_not_found')
        if (draft.state === 'ordered') throw new Failure('draft_closed')
        if (draft.state === 'ended') return
        await updateDraft(tx, id, { state: 'ended', linkId: null })
        await recordDraft(tx, staffId, 'deleted', draft)
      }),

    /** The link of a draft, the same until it is changed. Where there is an e-mail a mail has it too. */
    async send(staffId: string, id: string) {
      const draft = await connection.transaction(async (tx) => {
        const locked = await lockDraft(tx, id)
        if (!locked) throw new Failure('draft_not_found')
        if (locked.state !== 'draft' && locked.state !== 'sent') throw new Failure('draft_closed')
        if (locked.until < indianDay()) throw refusedFields({ until: message('draftPast') })
        const found = await whole(id, tx)
        const prints = await printsOf(found, tx)
        if (prints.some((print) => print?.preflight.some(({ level }) => level === 'stop')))
          throw new Failure('preflight_stop')
        const linkId = locked.linkId ?? v7()
        if (locked.state === 'draft') {
          await updateDraft(tx, id, { state: 'sent', linkId, sentAt: now() })
          await recordDraft(tx, staffId, 'sent', locked)
        }
        const sent = { ...locked, linkId }
        const url = urlOf(sent) ?? ''
        const { email } = locked.customer
        if (email !== null) await queueQuoteMail(mail, tx, found, { to: email, url, linkId })
        return sent
      })
      const url = urlOf(draft) ?? ''
      const { name, phone, email } = draft.customer
      const shop = settings.known().particulars.name
      const words = `Namaste ${name}, here is your quote ${draft.number} from ${shop}: ${url}`
      return {
        url,
        whatsapp: `https://wa.me/91${phone}?text=${encodeURIComponent(words)}`,
        mailed: email !== null,
      }
    },
  }
}
