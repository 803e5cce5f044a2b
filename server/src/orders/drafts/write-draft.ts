import type {
  Draft,
  DraftChange,
  DraftForm,
  DraftItemForm,
} from '@tohfa/contract/orders/drafts/drafts'
import { accountOfCustomer, lockAccount } from '#accounts/guests/guests.service.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { presentRole, type Reader } from '#platform/http/access.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { businessColumnsOf, discountColumns, wholeAddress } from './draft-columns.ts'
import { discountOf } from './draft-shape.ts'
import { draftPhotos } from './draft-photos.ts'
import { wishesOf, wishOf } from './draft-wishes.ts'
import type { DraftsDeps } from './drafts-deps.ts'
import { insertDraft, lockDraft, updateDraft, type WholeDraft } from './drafts.queries.ts'
import { priceItems, withDiscount } from './price-draft.ts'
import { recordDraft } from './record-draft.ts'
import { refuseClosed, refuseDiscount, refuseUntil, shareOf } from './refuse-draft.ts'

type Reading = {
  whole: (id: string) => Promise<WholeDraft>
  answer: (found: WholeDraft) => Promise<Draft>
}

/** How drafts are written: begun and changed. */
export function writeDrafts(
  { connection, photos, proofs, nameLists, settings }: DraftsDeps,
  { whole, answer }: Reading,
) {
  const pricing = { db: connection.db, proofs, nameLists }

  /** The most percent that somebody of the staff may take off. */
  async function limitOf(staff: Reader): Promise<number> {
    if (presentRole(staff) === 'owner') return 100
    return (await settings.read()).quotes.managerDiscount
  }

  /** Prices the lines, and readies what their customer becomes the owner of. */
  async function prepare(
    staffId: string,
    items: readonly DraftItemForm[] | undefined,
    before?: WholeDraft,
  ) {
    const customerId = before?.draft.userId
    const kept = before?.items ?? []
    const pictures = draftPhotos(photos, { staffId, customerId })
    const wishes = items
      ? await wishesOf(pricing, staffId, { items, kept }, pictures.named)
      : kept.map((item) => wishOf(item, 'items'))
    if (wishes.length === 0) throw refusedFields({ items: message('draftListGone') })
    const priced = await priceItems(pricing, staffId, wishes, pictures.named)
    const asked = priced.flatMap(({ proof }) => proof ?? [])
    const keepPhotos = await pictures.copy(asked.map(({ proof }) => proof.scene))
    return {
      items: priced.map(({ item }) => item),
      async give(tx: Transaction, userId: string): Promise<void> {
        await keepPhotos(tx, userId)
        // In one order, so that two drafts with the same prints do not wait for each other.
        for (const one of asked.toSorted((a, b) => (a.proof.hash < b.proof.hash ? -1 : 1)))
          await proofs.askWithin(tx, userId, one)
      },
    }
  }

  return {
    async create(staff: Reader, form: DraftForm): Promise<Draft> {
      const { id: staffId } = staff
      refuseUntil(form.until)
      const { items, give } = await prepare(staffId, form.items)
      const priced = withDiscount(items, form.discount)
      refuseDiscount(form.discount, priced, await limitOf(staff))
      const customer = { ...form.customer, email: form.customer.email ?? null }
      const id = await connection.transaction(async (tx) => {
        const userId = await accountOfCustomer(tx, customer)
        await give(tx, userId)
        const { items: lines, ...sums } = priced
        const made = {
          userId,
          customer,
          address: form.address ? wholeAddress(form.address, customer) : null,
          ...businessColumnsOf(form, customer.name),
          note: form.note ?? null,
          delivery: form.delivery,
          ...discountColumns(form.discount),
          until: form.until,
          ...sums,
          createdBy: staffId,
        }
        const draftId = await insertDraft(tx, made, lines)
        await recordDraft(tx, staffId, 'created', await lockDraft(tx, draftId))
        return draftId
      })
      return answer(await whole(id))
    },

    /** What is left out stays as it is; prices are those of today where lines are given. */
    async change(staff: Reader, id: string, change: DraftChange): Promise<Draft> {
      const { id: staffId } = staff
      const before = await whole(id)
      const { draft } = before
      const refuse = async () =>
        new Failure('draft_changed', { data: await answer(await whole(id)) })
      refuseClosed(draft)
      if (draft.version !== change.version) throw await refuse()
      const until = change.until ?? draft.until
      if (change.until !== undefined) refuseUntil(change.until)
      const customer = change.customer
        ? { ...change.customer, email: change.customer.email ?? null }
        : draft.customer
      const isSamePerson =
        customer.phone === draft.customer.phone && customer.email === draft.customer.email
      const prepared =
        change.items || !isSamePerson ? await prepare(staffId, change.items, before) : undefined
      const discount =
        change.discount === undefined
          ? discountOf(draft.discountPercent, draft.discountAmountPaise)
          : change.discount
      const { items, ...sums } = withDiscount(
        prepared?.items ?? before.items.map(({ titleHi: _titleHi, ...item }) => item),
        discount,
      )
      // What somebody else granted stays, and nothing is added to it.
      refuseDiscount(discount, sums, Math.max(await limitOf(staff), shareOf(draft)))
      const isWritten = await connection.transaction(async (tx) => {
        // In the order in which whoever orders locks them.
        await lockAccount(tx, draft.userId)
        const userId = isSamePerson ? draft.userId : await accountOfCustomer(tx, customer)
        const locked = await lockDraft(tx, id)
        if (!locked || locked.version !== change.version) return false
        refuseClosed(locked)
        await prepared?.give(tx, userId)
        const given = change.address === undefined ? locked.address : change.address
        await updateDraft(
          tx,
          id,
          {
            userId,
            customer,
            address: given && wholeAddress(given, customer),
            ...(change.gstin !== undefined && businessColumnsOf(change, customer.name)),
            ...(change.note !== undefined && { note: change.note }),
            delivery: change.delivery ?? locked.delivery,
            ...discountColumns(discount),
            until,
            ...sums,
            version: locked.version + 1,
            state: 'draft',
            linkId: null,
            sentAt: null,
            declinedAt: null,
            declineReason: null,
          },
          items.map((item) => ({ ...item, approvalId: null })),
        )
        await recordDraft(tx, staffId, 'changed', locked)
        return true
      })
      if (!isWritten) throw await refuse()
      return answer(await whole(id))
    },
  }
}
