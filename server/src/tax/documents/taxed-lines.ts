import { rateFor } from '@tohfa/contract/tax/rate-for'
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
  const lines = supplied.map((one) => taxedLine(one, rules))
  return lines.every((line) => line !== undefined) ? lines : undefined
}

function taxedLine(
  { item, quantity, gross }: Supplied,
  { classes, mode, isIntraState }: Rules,
): NewLine | undefined {
  const found = classes.get(item.taxClass)
  if (!found) return undefined
  const isTaxed = mode === 'regular' && !found.nil
  const rateBp = isTaxed ? rateFor(found, gross / Math.max(1, quantity)) : 0
  return {
    orderItemId: item.id,
    description: descriptionOf(item),
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

function descriptionOf({ title, choice }: Supplied['item']): string {
  return choice.length > 0 ? `${title} (${choice.join(', ')})` : title
}
