import type { Draft, DraftHeading } from '@tohfa/contract/orders/drafts/drafts'
import { href } from '@tohfa/contract/shared/site-map'
import { deleteForgottenGuests } from '#accounts/guests/guests.service.ts'
import type { Database } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import { askedOf } from './draft-columns.ts'
import { type DraftFilter, pageOfDrafts } from './draft-list.queries.ts'
import { toDraft, toHeading } from './draft-shape.ts'
import type { DraftsDeps } from './drafts-deps.ts'
import { type DraftRow, ordersOfDrafts, wholeDraft, type WholeDraft } from './drafts.queries.ts'
import { emptyDrafts, oldDrafts } from './forget-drafts.queries.ts'
import { createQuoteLinks } from './quote-link.ts'
import { refuseOtherLink } from './refuse-draft.ts'
import { sendDrafts } from './send-draft.ts'
import { writeDrafts } from './write-draft.ts'

export { askedOf, wholeAddress } from './draft-columns.ts'
export { findingsOf, itemsOf, stateOf, toBusiness, toQuoteItem, toTotals } from './draft-shape.ts'
export { lockDraft, updateDraft, wholeDraft } from './drafts.queries.ts'
export { draftsOfPerson, emptyDrafts } from './forget-drafts.queries.ts'
export { refuseOtherLink }
export type { DraftRow, WholeDraft }

export type Drafts = ReturnType<typeof createDrafts>

/** Orders that staff prepare (docs/product.md section 26). */
export function createDrafts(deps: DraftsDeps) {
  const { connection, jobs, address, imageUrls, proofs } = deps
  const { db } = connection
  const links = createQuoteLinks(deps.secrets)

  purgeNightly(jobs, 'forget-drafts', (most) =>
    connection.transaction(async (tx) => {
      const ids = await oldDrafts(tx, most)
      await emptyDrafts(tx, ids, 'Former customer')
      return ids.length
    }),
  )
  purgeNightly(jobs, 'forget-guests', (most) => deleteForgottenGuests(db, most))

  const urlOf = ({ id: draftId, linkId }: Pick<DraftRow, 'id' | 'linkId'>) =>
    linkId && address.public + href(`/quote/${links.tokenOf({ draftId, linkId })}`)

  async function whole(id: string, source: Database = db): Promise<WholeDraft> {
    const found = await wholeDraft(source, id)
    if (!found) throw new Failure('draft_not_found')
    return found
  }

  const printsOf = ({ draft, items }: WholeDraft, source: Database = db) =>
    proofs.asked(draft.userId, items.map(askedOf), source)

  async function answer(found: WholeDraft): Promise<Draft> {
    return toDraft(found, await printsOf(found), { imageUrls, url: urlOf(found.draft) })
  }

  return {
    ...writeDrafts(deps, { whole, answer }),
    ...sendDrafts(deps, { whole, printsOf, urlOf }),
    links,
    urlOf,
    printsOf,

    async list(filter: DraftFilter, paging: { page: number; limit: number }) {
      const { rows, totalCount } = await pageOfDrafts(db, filter, paging)
      const made = await ordersOfDrafts(
        db,
        rows.map(({ id }) => id),
      )
      const data: DraftHeading[] = rows.map((row) =>
        toHeading(row, made.find(({ draftId }) => draftId === row.id) ?? null),
      )
      return { data, totalCount, ...paging }
    },

    read: async (id: string): Promise<Draft> => answer(await whole(id)),

    /**
     * The draft of a link that is good. A false, ended or replaced one is 404, one whose last day is
     * over 410.
     */
    async ofLink(token: string, source: Database = db): Promise<WholeDraft> {
      const link = links.linkOf(token)
      const found = link && (await wholeDraft(source, link.draftId))
      if (!found) throw new Failure('quote_not_found')
      refuseOtherLink(found.draft, link.linkId)
      return found
    },
  }
}
