import { rateFor } from '@tohfa/contract/tax/rate-for'
import { formatRupees, toRupees } from '@tohfa/contract/shared/money'
import { taxWithin } from '@tohfa/contract/tax/tax-within'
import type { Seller, TaxClass } from '#tax/seller/tax.service.ts'
import type { NewLine } from './documents.queries.ts'
import type { OrderToDocument } from './order-to-document.queries.ts'

/** A line of an order as it comes into a document: so many pieces, for so much together. */
export type Supplied = {
  item: OrderToDocument['items'][number]
  quantity: number
  /** In paise. */
  gross: number
  /** The code of the offer that the document records with its lines. */
  offerCode?: string | null
}

type Rules = {
  /** The reviewed ones. */
  classes: ReadonlyMap<string, TaxClass>
  mode: Seller['mode']
  isIntraState: boolean
}

/**
 * Lines with their tax as the rates of the day have it; undefined when one has no class that was
 * reviewed, for a rate is never guessed.
 */
export function taxedLines(supplied: readonly Supplied[], rules: Rules): NewLine[] | undefined {
  const lines = supplied.map((one) => taxedLine(one, rules, discountOf(alike(supplied, one))))
  return lines.every((line) => line !== undefined) ? lines : undefined
}

/** The rows of the same line of a name list, or the line alone. */
function alike(supplied: readonly Supplied[], one: Supplied): readonly Supplied[] {
  const { listId, line } = one.item
  if (!listId) return [one]
  return supplied.filter(({ item }) => item.listId === listId && item.line === line)
}

function taxedLine(
  { item, quantity, gross }: Supplied,
  { classes, mode, isIntraState }: Rules,
  discount: string,
): NewLine | undefined {
  const found = classes.get(item.taxClass)
  if (!found) return undefined
  const isTaxed = mode === 'regular' && !found.nil
  const rateBp = isTaxed ? rateFor(found, gross / Math.max(1, quantity)) : 0
  return {
    orderItemId: item.id,
    description: descriptionOf(item) + discount,
    hsn: item.hsn ?? found.hsn,
    uqc: found.uqc,
    quantity,
    grossPaise: gross,
    rateBp,
    nilKind: found.nil ? found.nilKind : null,
    ...columnsOf(taxWithin(gross, rateBp, isIntraState)),
  }
}

/** The parts of an amount under the names of the columns. */
export function columnsOf({ taxable, cgst, sgst, igst }: ReturnType<typeof taxWithin>) {
  return { taxablePaise: taxable, cgstPaise: cgst, sgstPaise: sgst, igstPaise: igst }
}

/** An item as documents name it. */
export function descriptionOf({ title, choice }: Supplied['item']): string {
  return choice.length > 0 ? `${title} (${choice.join(', ')})` : title
}

/** A discount leaves the taxable value only where the invoice records it (docs/decisions/101-shares-of-an-offer.md). */
function discountOf(supplied: readonly Supplied[]): string {
  const sum = (of: (one: Supplied) => number) => supplied.reduce((all, one) => all + of(one), 0)
  const price = sum(({ item, quantity }) => item.priceOf(quantity))
  const off = price - sum(({ item, quantity }) => item.worthOf(quantity))
  const code = supplied[0]?.offerCode ?? null
  if (code === null || off === 0) return ''
  return `: ${rupees(price)} less ${rupees(off)} by offer ${code}`
}

const rupees = (paise: number) => formatRupees(toRupees(paise))
