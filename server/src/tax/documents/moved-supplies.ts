import type { TaxDocument } from '@tohfa/contract/tax/documents'
import { toRupees } from '@tohfa/contract/shared/money'
import type { Transaction } from '#platform/database/connect.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import { documentsWithLines, type NewLine } from './documents.queries.ts'
import type { MovedSupply } from './eway-bill-file.ts'
import { type IssueDeps, isSupply, supplyOf } from './issue-supply.ts'
import { toDocument } from './to-document.ts'

/**
 * The supplies of an order for its e-way bill: its documents, or what they will be. The number of a
 * document is known only when the order is sent, so the order's number stands for it until then.
 * Exempt goods with a bill of their own need no e-way bill.
 */
export async function movedSupplies(
  deps: IssueDeps,
  tx: Transaction,
  orderId: string,
): Promise<MovedSupply[]> {
  const issued = (await documentsWithLines(tx, orderId)).filter(isSupply)
  const supplies: MovedSupply[] = issued.map((one) => toDocument(one, undefined))
  return withoutExempt(supplies.length > 0 ? supplies : await supplyToCome(deps, tx, orderId))
}

async function supplyToCome(
  deps: IssueDeps,
  tx: Transaction,
  orderId: string,
): Promise<MovedSupply[]> {
  const supply = await supplyOf(deps, tx, orderId)
  if (!supply) return []
  const { order, issuer, documents } = supply
  const { seller, buyer, placeOfSupply } = issuer.draft
  return documents.map(({ kind, lines }, at) => {
    const rounding = at === 0 ? (order.roundingPaise ?? 0) : 0
    return {
      kind,
      number: order.orderNumber,
      issuedOn: indianDay(),
      seller,
      buyer,
      placeOfSupply,
      lines: lines.map((line) => ({
        description: line.description,
        hsn: line.hsn,
        uqc: line.uqc,
        quantity: line.quantity,
        rate: line.rateBp / 100,
        ...sumsOf([line]),
      })),
      totals: {
        ...sumsOf(lines),
        rounding: toRupees(rounding),
        payable: toRupees(lines.reduce((sum, { grossPaise }) => sum + grossPaise, rounding)),
      },
    }
  })
}

function sumsOf(
  lines: readonly NewLine[],
): Pick<TaxDocument['totals'], 'gross' | 'taxable' | 'cgst' | 'sgst' | 'igst'> {
  const sum = (of: (line: NewLine) => number) =>
    toRupees(lines.reduce((all, line) => all + of(line), 0))
  return {
    gross: sum(({ grossPaise }) => grossPaise),
    taxable: sum(({ taxablePaise }) => taxablePaise),
    cgst: sum(({ cgstPaise }) => cgstPaise),
    sgst: sum(({ sgstPaise }) => sgstPaise),
    igst: sum(({ igstPaise }) => igstPaise),
  }
}

function withoutExempt(supplies: readonly MovedSupply[]): MovedSupply[] {
  const taxed = supplies.filter(({ kind }) => kind !== 'bill')
  return taxed.length > 0 ? taxed : [...supplies]
}
