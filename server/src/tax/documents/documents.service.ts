import { isUndone, type OrderStatus } from '@tohfa/contract/orders/order-moves'
import type { DocumentSummary, TaxDocument } from '@tohfa/contract/tax/documents'
import type { Connection, Database, Transaction } from '#platform/database/connect.ts'
import { type Reader, readsOfCustomers } from '#platform/http/access.ts'
import { Failure } from '#platform/http/failures.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import { renderDocument } from './documents.jobs.ts'
import {
  deleteOver,
  documentById,
  documentsOfOrder,
  idsOfEvent,
  ownerOfOrder,
} from './documents.queries.ts'
import { type GoodsOfParcel, goodsOfParcel } from './goods-of-parcel.ts'
import { creditUnpaid, issueCredit, type Returned } from './issue-credit.ts'
import { ewayBillFile } from './eway-bill-file.ts'
import { movedSupplies } from './moved-supplies.ts'
import { needsEwayBill } from './needs-eway-bill.ts'
import { orderToDocument } from './order-to-document.queries.ts'
import { issueReceipt, issueSupply } from './issue-supply.ts'
import { createPdfThread, type Drawer } from '#platform/pdf/draw-in-thread.ts'
import { createFairQueue } from '#platform/threads/fair-queue.ts'
import { toDocument, toSummary } from './to-document.ts'

export type TaxDocuments = ReturnType<typeof createDocuments>

const fileName = 'document.pdf'
/** The queue's key for jobs and mails. */
const shopItself = 'the shop'

/** A document of a hundred lines takes less than half a second, and its fonts once as long. */
const mostMsOfDocument = 30_000
const drawDocument: Drawer<TaxDocument> = createPdfThread(
  new URL('pdf/render-document.ts', import.meta.url),
  mostMsOfDocument,
)

/** Tax documents: issued together with their event, read by their owner and the shop, immutable. */
export function createDocuments(deps: {
  connection: Connection
  jobs: Jobs
  /** The storage of their PDFs. */
  store: ImageStore
  /** Called when a PDF could not be stored; storing is tried again. */
  onNotKept: (error: unknown) => void
  realMoney: boolean
}) {
  const { connection, jobs, store } = deps
  const { db } = connection
  /** One at a time, so that none is drawn twice. */
  const enqueue = createFairQueue({ mostOfOne: 20, most: 200 })

  async function find(id: string, viewer?: Reader): Promise<TaxDocument> {
    const found = await documentById(db, id)
    const isTheirs =
      !viewer || viewer.id === found?.userId || readsOfCustomers(viewer, 'GET /documents/:id')
    if (!found || !isTheirs) throw new Failure('document_not_found')
    const against = found.againstId ? await documentById(db, found.againstId) : undefined
    return toDocument(found, against)
  }

  /** The stored PDF; null also while the storage cannot be read. */
  async function keptPdf(id: string): Promise<Buffer | null> {
    try {
      return await store.read(id, fileName)
    } catch (error) {
      deps.onNotKept(error)
      return null
    }
  }

  /**
   * The PDF of a document, drawn now if it is not stored yet; it is returned even if it cannot be
   * stored.
   */
  async function pdfOf(document: TaxDocument, who = shopItself): Promise<Buffer> {
    const { id } = document
    const kept = await keptPdf(id)
    if (kept) return kept
    return enqueue({ who }, async () => {
      // An earlier request in the queue may have drawn it.
      const meanwhile = await keptPdf(id)
      if (meanwhile) return meanwhile
      const bytes = await drawDocument(document)
      await store.write(id, [{ name: fileName, bytes }]).catch(deps.onNotKept)
      return bytes
    })
  }

  jobs.handle(renderDocument, async ({ id }) => {
    await pdfOf(await find(id))
    if (!(await store.read(id, fileName))) throw new Error(`the PDF of ${id} is not kept yet`)
  })
  purgeNightly(jobs, 'forget-documents', async (most) => {
    const gone = await connection.transaction((tx) => deleteOver(tx, most))
    for (const id of gone) await store.remove(id)
    return gone.length
  })

  return {
    /** Issues the documents of a new order's online payment, as part of `tx`. */
    paid: (tx: Transaction, orderId: string): Promise<void> => issueReceipt(deps, tx, orderId),

    /** Issues the documents of an order's move, as part of `tx`. */
    async moved(
      tx: Transaction,
      orderId: string,
      to: OrderStatus,
      { isSupply }: { isSupply: boolean },
    ): Promise<void> {
      if (isSupply) await issueSupply(deps, tx, orderId)
      if (isUndone(to)) await creditUnpaid(deps, tx, orderId)
    },

    /**
     * Issues the documents of a locked order's refund, as part of `tx`, after its amount is
     * reserved.
     */
    refunded: (
      tx: Transaction,
      refund: { id: string; orderId: string },
      named: readonly Returned[],
    ): Promise<void> =>
      issueCredit(deps, tx, { orderId: refund.orderId, event: `refund:${refund.id}`, named }),

    /** The tax data of an order's goods for the carrier; null while no seller is set. */
    goodsOfParcel: (orderId: string): Promise<GoodsOfParcel | null> =>
      goodsOfParcel(db, orderId, deps),

    /** Whether an order's goods may only be moved with an e-way bill. */
    needsEwayBill: (orderId: string, source: Database = db): Promise<boolean> =>
      needsEwayBill(source, orderId),

    /**
     * The file for the portal with which the e-way bill of an order is made.
     * @throws Failure 404 without such an order, 409 where it needs none or the file cannot be made
     */
    async ewayBillFile(orderId: string): Promise<{ name: string; body: Buffer }> {
      return connection.transaction(async (tx) => {
        const order = await orderToDocument(tx, orderId)
        if (!order) throw new Failure('order_not_found')
        if (!(await needsEwayBill(tx, orderId))) throw new Failure('eway_bill_not_needed')
        const supplies = await movedSupplies(deps, tx, orderId)
        const file = supplies.length > 0 ? ewayBillFile(supplies) : undefined
        if (!file) throw new Failure('eway_file_not_possible')
        return {
          name: `eway-bill-${order.orderNumber}.json`,
          body: Buffer.from(JSON.stringify(file, null, 2)),
        }
      })
    },

    async ofOrder(orderId: string, source: Database = db): Promise<DocumentSummary[]> {
      return (await documentsOfOrder(source, orderId)).map(toSummary)
    },

    /** The documents of an order, for its owner and for staff; 404 for anybody else. */
    async list(orderId: string, viewer: Reader): Promise<DocumentSummary[]> {
      const owner = await ownerOfOrder(db, orderId)
      const isTheirs =
        viewer.id === owner || readsOfCustomers(viewer, 'GET /user-orders/:id/documents')
      if (owner === undefined || !isTheirs) throw new Failure('order_not_found')
      return this.ofOrder(orderId)
    },

    read: find,

    async pdf(id: string, viewer: Reader): Promise<{ bytes: Buffer; name: string }> {
      const document = await find(id, viewer)
      return { bytes: await pdfOf(document, viewer.id), name: nameOf(document) }
    },

    /** The PDF of a document for the shop itself. */
    async file(id: string): Promise<{ name: string; bytes: Buffer }> {
      const document = await find(id)
      return { name: nameOf(document), bytes: await pdfOf(document) }
    },

    /** The PDFs of an event's documents, to attach to a mail. */
    async filesOf(event: string): Promise<{ name: string; bytes: Buffer }[]> {
      const files = []
      for (const id of await idsOfEvent(db, event)) files.push(await this.file(id))
      return files
    },
  }
}

function nameOf({ number }: Pick<TaxDocument, 'number'>): string {
  return `${number.replaceAll('/', '-')}.pdf`
}
