import type { DraftTaking } from '@tohfa/contract/orders/drafts/drafts'
import type { Quote, QuoteOrder } from '@tohfa/contract/orders/drafts/quotes'
import type { Order } from '@tohfa/contract/orders/orders'
import { swatchHex } from '@tohfa/contract/studio/proof-pictures'
import { whyNoCash } from '#orders/cash-rules/cash-rules.service.ts'
import {
  askedOf,
  findingsOf,
  itemsOf,
  lockDraft,
  refuseOtherLink,
  stateOf,
  toBusiness,
  toQuoteItem,
  toTotals,
  updateDraft,
  type WholeDraft,
} from '#orders/drafts/drafts.service.ts'
import { Failure } from '#platform/http/failures.ts'
import { createPdfThread, type Drawer } from '#platform/pdf/draw-in-thread.ts'
import { now } from '#platform/runtime/clock.ts'
import type { PaymentCallback } from '#payments/providers/payment-provider.ts'
import { createFairQueue } from '#platform/threads/fair-queue.ts'
import { sellerOn } from '#tax/seller/tax.service.ts'
import { handOver } from './hand-over.ts'
import { orderQuote } from './order-quote.ts'
import type { QuotePaper } from './pdf/draw-quote.ts'
import type { QuotesDeps } from './quotes-deps.ts'
import { takeDraft } from './take-draft.ts'

export type Quotes = ReturnType<typeof createQuotes>

const mostMsOfQuote = 30_000
const drawQuote: Drawer<QuotePaper> = createPdfThread(
  new URL('pdf/draw-quote.ts', import.meta.url),
  mostMsOfQuote,
)

/** Quotes as whoever has their link sees and orders them, and drafts that staff were paid for. */
export function createQuotes(deps: QuotesDeps) {
  const { connection, drafts, imageUrls, orders, payments, proofs, settings } = deps
  const { db } = connection
  const enqueue = createFairQueue({ mostOfOne: 5, most: 100 })

  async function quoteOf(token: string, found: WholeDraft): Promise<Quote> {
    const { draft, items, order } = found
    const { customer, address, delivery } = draft
    const [prints, seller, rules] = await Promise.all([
      drafts.printsOf(found),
      sellerOn(db),
      deps.cashRules.read(),
    ])
    const { particulars, cash } = settings.known()
    const state = stateOf(draft)
    const isOpen = state === 'sent'
    const shown = itemsOf(items, prints)
    const warned = shown.flatMap((rows) => {
      const codes = findingsOf(rows).filter(({ level }) => level === 'warn')
      return codes.length > 0 ? [[rows[0].id, codes.map(({ code }) => code)]] : []
    })
    return {
      number: draft.number,
      shop: {
        name: particulars.name,
        phone: particulars.phone,
        email: particulars.email,
        gstin: seller?.gstin ?? null,
      },
      state,
      customer: { name: customer.name },
      items: shown.map((rows) => toQuoteItem(rows, { imageUrls, token })),
      totals: toTotals(draft),
      until: draft.until,
      delivery,
      address,
      business: toBusiness(draft),
      needed: {
        address: isOpen && delivery === 'parcel' && address === null,
        email: isOpen && !(customer.email ?? address?.email),
        ticks: isOpen ? (Object.fromEntries(warned) as Quote['needed']['ticks']) : {},
      },
      cash:
        !items.some(({ listId }) => listId !== null) &&
        whyNoCash(cash, rules, {
          totalPaise: draft.totalPaise,
          pinCode: address?.pinCode ?? '',
          isPersonalised: items.some(({ hash }) => hash !== null),
          refused: 0,
        }) === null,
      messages: deps.orderMessages.isOn,
      order: order && { orderNumber: order.orderNumber, status: order.status },
    }
  }

  return {
    read: async (token: string): Promise<Quote> => quoteOf(token, await drafts.ofLink(token)),

    /** The quote as a paper, drawn anew each time: nothing of it is kept. */
    async paper(token: string): Promise<{ bytes: Buffer; name: string }> {
      const found = await drafts.ofLink(token)
      const quote = await quoteOf(token, found)
      const seller = await sellerOn(db)
      const { particulars } = settings.known()
      const { createdAt, sentAt } = found.draft
      const paper: QuotePaper = {
        quote,
        made: (sentAt ?? createdAt).toISOString(),
        customer: found.draft.customer,
        seller: seller
          ? {
              name: seller.tradeName,
              legalName: seller.legalName,
              address: seller.address,
              gstin: seller.gstin,
            }
          : {
              name: particulars.name,
              legalName: particulars.name,
              address: particulars.address,
              gstin: null,
            },
      }
      const bytes = await enqueue({ who: found.draft.id }, () => drawQuote(paper))
      return { bytes, name: `${quote.number}.pdf` }
    },

    /** What is printed on a line, flat or on its product. */
    async picture(token: string, file: string): Promise<Buffer> {
      const { id, on } = /^(?<id>[0-9a-f-]{36})(?<on>\.on)?\.webp$/.exec(file)?.groups ?? {}
      const found = await drafts.ofLink(token)
      const item = found.items.find((one) => one.id === id)
      const [print] = item?.hash ? await proofs.asked(found.draft.userId, [askedOf(item)]) : []
      const bytes =
        item?.hash && print?.area
          ? await proofs.readPicture({
              hash: item.hash,
              area: print.area,
              ...(on && {
                color: swatchHex(item.color),
                product: item.productId,
                colorName: item.color,
              }),
            })
          : null
      if (!bytes) throw new Failure('proof_not_found')
      return bytes
    },

    order: (visit: { token: string; ip: string }, wish: QuoteOrder) =>
      orderQuote(deps, visit, wish),

    /** The order of a payment that the browser brought back, the same however often it is asked. */
    async verify(token: string, callback: PaymentCallback): Promise<Order> {
      const link = drafts.links.linkOf(token)
      if (!link) throw new Failure('quote_not_found')
      return orders.byId(await payments.verifyDraft(link.draftId, callback))
    },

    /** Its customer does not want it; again is the same. */
    async decline(token: string, reason: string | undefined): Promise<void> {
      const { draft } = await drafts.ofLink(token)
      await connection.transaction(async (tx) => {
        const locked = await lockDraft(tx, draft.id)
        if (!locked) throw new Failure('quote_not_found')
        refuseOtherLink(locked, draft.linkId ?? '')
        if (locked.state === 'declined') return
        if (locked.state !== 'sent') throw new Failure('draft_closed')
        await updateDraft(tx, draft.id, {
          state: 'declined',
          declinedAt: now(),
          declineReason: reason ?? null,
        })
      })
    },

    take: (staffId: string, id: string, taking: DraftTaking): Promise<Order> =>
      takeDraft(deps, staffId, id, taking),

    async handOver(staffId: string, orderId: string, to: string): Promise<Order> {
      await handOver(deps, staffId, orderId, to)
      return orders.byId(orderId)
    },
  }
}
