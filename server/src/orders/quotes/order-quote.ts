import type { PaymentRequest } from '@tohfa/contract/orders/checkout'
import type { QuoteOrder } from '@tohfa/contract/orders/drafts/quotes'
import type { Order } from '@tohfa/contract/orders/orders'
import { toPaise } from '@tohfa/contract/shared/money'
import type { Address } from '@tohfa/contract/accounts/addresses'
import { keepConsent } from '#accounts/consents/consents.service.ts'
import { advanceOf, isCashRefused, refusedParcels } from '#orders/cash-rules/cash-rules.service.ts'
import {
  limitCashOrders,
  lockBuyerOfDraft,
  placeDraft,
  refuseCash,
  refuseManyUnshipped,
} from '#orders/checkout/checkout.service.ts'
import {
  askedOf,
  findingsOf,
  itemsOf,
  lockDraft,
  refuseOtherLink,
  wholeAddress,
  wholeDraft,
  type WholeDraft,
} from '#orders/drafts/drafts.service.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { Failure, type Fields, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { counterAddress } from './counter-address.ts'
import { personalisedPaise } from './personalised-paise.ts'
import type { QuotesDeps } from './quotes-deps.ts'
import { refuseUnservedDraft } from './refuse-unserved-draft.ts'

/**
 * Orders a quote by its link (docs/product.md 26.7): approves its prints, and makes a cash order or
 * the checkout of a payment, with the prices of the quote. A used link answers its order again.
 */
export async function orderQuote(
  deps: QuotesDeps,
  { token, ip }: { token: string; ip: string },
  wish: QuoteOrder,
): Promise<{ order: Order } | PaymentRequest> {
  const found = await deps.drafts.ofLink(token)
  const { draft } = found
  if (found.order) return { order: await deps.orders.byId(found.order.id) }
  if (draft.state !== 'sent') throw new Failure('draft_closed')
  const ticked = await checkedTicks(deps, found, wish.ticked ?? {})
  const address = await addressOf(deps, found, wish)
  if (toPaise(wish.shown_total) !== draft.totalPaise) throw new Failure('total_changed')
  const isCash = wish.payment_method === 'cash'
  if (isCash && found.items.some(({ listId }) => listId !== null))
    throw new Failure('list_not_by_cash')
  const transitDays = await refuseUnservedDraft(deps, draft, address.pinCode, isCash)
  const place = () =>
    deps.connection.transaction(async (tx) => {
      await lockBuyerOfDraft(tx, draft.userId)
      const locked = await lockDraft(tx, draft.id)
      const whole = locked && (await wholeDraft(tx, draft.id))
      if (!whole) throw new Failure('quote_not_found')
      refuseOtherLink(whole.draft, draft.linkId ?? '')
      if (whole.order) return { order: undefined, again: whole.order.id }
      if (whole.draft.state !== 'sent') throw new Failure('draft_closed')
      const approvals = await approve(deps, tx, whole, ticked)
      const dueNowPaise = isCash ? await judgeCash(deps, tx, whole, address) : null
      await keepConsent(tx, { userId: draft.userId, purpose: 'order', version: wish.notice })
      if (wish.whatsapp)
        await deps.orderMessages.agreeWithOrder(tx, {
          userId: draft.userId,
          phone: address.phone,
          language: wish.whatsapp,
          version: wish.notice,
        })
      const types = whole.items.map(({ productType }) => productType)
      return placeDraft(deps, tx, {
        whole,
        approvals,
        method: wish.payment_method,
        address,
        delivery: whole.draft.delivery,
        promise: await deps.promises.forOrder(tx, types, transitDays),
        dueNowPaise,
      })
    })
  const placed: Placed = await (isCash
    ? limitCashOrders<Placed>(deps.limits, { id: draft.userId, ip }, place)
    : place())
  if (placed.again !== undefined) return { order: await deps.orders.byId(placed.again) }
  if (placed.order) return { order: placed.order }
  return deps.payments.requestPayment(placed.checkout)
}

type Placed =
  | { order: undefined; again: string }
  | (Awaited<ReturnType<typeof placeDraft>> & { again?: undefined })

/** The codes that were ticked by line; 400 where a warning of a line is not among them. */
async function checkedTicks(
  { drafts }: QuotesDeps,
  found: WholeDraft,
  ticked: Readonly<Record<string, readonly string[]>>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const prints = await drafts.printsOf(found)
  const refused: Fields = {}
  // A list is ticked once, for all its rows.
  const all = itemsOf(found.items, prints).flatMap((rows) => {
    const { id } = rows[0]
    const codes = ticked[id] ?? []
    const warned = findingsOf(rows).filter(({ level }) => level === 'warn')
    if (!warned.every(({ code }) => codes.includes(code)))
      refused[`ticked.${id}`] = message('tickWarnings')
    return rows.map((row) => [row.id, codes] as const)
  })
  if (Object.keys(refused).length > 0) throw refusedFields(refused)
  return new Map(all)
}

/** Where the goods go, and to whom mails go; 400 for what nobody has said yet. */
async function addressOf(
  { connection, settings }: QuotesDeps,
  { draft }: WholeDraft,
  wish: QuoteOrder,
): Promise<Address> {
  const { customer, delivery } = draft
  const given = wish.address ?? draft.address
  const email = wish.email ?? given?.email ?? customer.email ?? ''
  const refused: Fields = {}
  if (delivery === 'parcel' && !given) refused['address'] = message('required')
  if (!(email || draft.address?.email)) refused['email'] = message('required')
  if (Object.keys(refused).length > 0) throw refusedFields(refused)
  if (delivery === 'counter' || !given) return counterAddress(connection.db, settings, draft, email)
  return { ...wholeAddress(given, customer), email: email || (draft.address?.email ?? '') }
}

/** Approves the prints of a locked draft in the name of its customer; the approvals by line. */
export async function approve(
  { proofs }: Pick<QuotesDeps, 'proofs'>,
  tx: Transaction,
  { draft, items }: WholeDraft,
  ticked: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, string>> {
  const printed = items.filter(({ hash }) => hash !== null)
  const ids = await proofs.approveWithin(
    tx,
    draft.userId,
    printed.map((item) => ({ ...askedOf(item), ticked: ticked.get(item.id) ?? [] })),
  )
  return new Map(printed.map(({ id }, at) => [id, ids[at] ?? '']))
}

/**
 * Refuses cash where the shop takes none for this.
 *
 * @returns what is paid online beforehand, in paise
 */
async function judgeCash(
  deps: QuotesDeps,
  tx: Transaction,
  { draft, items }: WholeDraft,
  { phone, pinCode }: Address,
): Promise<number | null> {
  const { userId, totalPaise } = draft
  const [settings, rules, refused, noCash, unshipped] = await Promise.all([
    deps.settings.read(tx),
    deps.cashRules.read(tx),
    refusedParcels(tx, { userId, phone }),
    isCashRefused(tx, { userId, phone }),
    deps.limits.enabled ? deps.orders.unshippedCash(tx, userId) : 0,
  ])
  if (noCash) throw new Failure('cash_refused')
  refuseManyUnshipped(unshipped)
  refuseCash(settings.cash, rules, {
    totalPaise,
    pinCode,
    isPersonalised: items.some(({ hash }) => hash !== null),
    refused: refused.length,
  })
  return advanceOf(rules, { personalisedPaise: personalisedPaise(items), totalPaise })
}
