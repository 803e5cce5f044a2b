import type { DocumentBuyer, TaxDocument } from '@tohfa/contract/tax/documents'
import { stateOfGstin } from '@tohfa/contract/tax/gstin'
import { grey } from '#platform/pdf/pdf-writer.ts'
import { stateOf } from './document-words.ts'

/** A line of a block; black by default. */
export type Row = { text: string; bold?: boolean; color?: string }

/** The buyer, who is also the recipient unless a business had the goods sent to somebody else. */
export function billedTo({ buyer }: Pick<TaxDocument, 'buyer'>): Row[] {
  const { name, legalName, legalAddress, gstin } = buyer
  const business = gstin === null ? [] : [{ text: `GSTIN ${gstin}` }]
  if (legalAddress && gstin)
    return [
      { text: 'Billed to', color: grey },
      { text: legalName ?? name, bold: true },
      { text: legalAddress },
      { text: stateOf(stateOfGstin(gstin)) },
      ...business,
    ]
  return [
    { text: 'Billed and delivered to', color: grey },
    { text: legalName ?? name, bold: true },
    ...(legalName === null || legalName === name ? [] : [{ text: name }]),
    ...addressOf(buyer),
    ...business,
  ]
}

/** The recipient, if different from the buyer. */
export function deliveredTo({ buyer }: Pick<TaxDocument, 'buyer'>): Row[] {
  if (!buyer.legalAddress || buyer.gstin === null) return []
  return [{ text: 'Delivered to', color: grey }, { text: buyer.name }, ...addressOf(buyer)]
}

function addressOf({ streetAddress, city, pinCode, stateCode }: DocumentBuyer): Row[] {
  // Of the counter there is no more than the shop's own address.
  const place = [streetAddress, `${city} ${pinCode}`.trim()].filter(Boolean).join(', ')
  return [{ text: place }, { text: stateOf(stateCode) }]
}
