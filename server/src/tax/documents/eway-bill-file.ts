import type { TaxDocument } from '@tohfa/contract/tax/documents'
import { toPaise, toRupees } from '@tohfa/contract/shared/money'

/**
 * The version of the portal's form for bulk upload (docs/gst-returns.md, "E-way bills"). The portal
 * changes it without notice; nothing else depends on it.
 */
const formVersion = '1.0.0621'
/** The most items of a bill; beyond, items of one HSN, unit and rate are added up. */
const mostItems = 250

/** A supply as its e-way bill names it; without a number while no document is issued. */
export type MovedSupply = Pick<
  TaxDocument,
  'kind' | 'number' | 'issuedOn' | 'seller' | 'buyer' | 'placeOfSupply' | 'lines' | 'totals'
>

/**
 * The file with which the e-way bill of supplies is made at the portal; undefined where the seller's
 * address has no PIN code. Transporter and vehicle are empty: the portal asks for them.
 */
export function ewayBillFile(supplies: readonly MovedSupply[]): object | undefined {
  const bills = supplies.map(billOf)
  if (bills.includes(undefined)) return undefined
  return { version: formVersion, billLists: bills }
}

function billOf(supply: MovedSupply): object | undefined {
  const { kind, number, issuedOn, seller, buyer, lines, totals } = supply
  const pin = /\b[1-9]\d{2} ?\d{3}\b(?!.*\b[1-9]\d{2} ?\d{3}\b)/s.exec(seller.address)
  if (!pin) return undefined
  const from = Number(seller.stateCode)
  const to = Number(buyer.stateCode)
  const isElsewhere = Boolean(buyer.legalAddress)
  const items = lines.length > mostItems ? byCode(lines) : lines
  return {
    userGstin: seller.gstin ?? '',
    supplyType: 'O',
    subSupplyType: 1,
    subSupplyDesc: '',
    docType: kind === 'bill' ? 'BIL' : 'INV',
    docNo: number,
    docDate: issuedOn.split('-').toReversed().join('/'),
    transType: isElsewhere ? 2 : 1,
    fromGstin: seller.gstin ?? 'URP',
    fromTrdName: seller.legalName.slice(0, 100),
    ...addressOf('from', seller.address.slice(0, pin.index).replace(/[\s,–-]+$/, '')),
    fromPlace: placeOf(seller.address.slice(0, pin.index)),
    fromPincode: Number(pin[0].replace(' ', '')),
    fromStateCode: from,
    actualFromStateCode: from,
    toGstin: buyer.gstin ?? 'URP',
    toTrdName: (buyer.legalName ?? buyer.name).slice(0, 100),
    ...addressOf('to', buyer.streetAddress),
    toPlace: buyer.city.slice(0, 50),
    toPincode: Number(buyer.pinCode),
    toStateCode: isElsewhere && buyer.gstin ? Number(buyer.gstin.slice(0, 2)) : to,
    actualToStateCode: to,
    totalValue: totals.taxable,
    cgstValue: totals.cgst,
    sgstValue: totals.sgst,
    igstValue: totals.igst,
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: totals.rounding,
    totInvValue: totals.payable,
    transMode: 1,
    // The portal computes it from the PIN codes.
    transDistance: 0,
    transporterName: '',
    transporterId: '',
    transDocNo: '',
    transDocDate: '',
    vehicleNo: '',
    vehicleType: 'R',
    mainHsnCode: Number(items[0]?.hsn ?? 0),
    itemList: items.map((line, at) => itemOf(line, at, totals.igst > 0)),
  }
}

type Line = MovedSupply['lines'][number]

function itemOf(line: Line, at: number, isBetweenStates: boolean): object {
  const half = isBetweenStates ? 0 : line.rate / 2
  return {
    itemNo: at + 1,
    productName: line.description.slice(0, 100),
    productDesc: line.description.slice(0, 100),
    hsnCode: Number(line.hsn),
    quantity: line.quantity,
    qtyUnit: line.uqc,
    taxableAmount: line.taxable,
    cgstRate: half,
    sgstRate: half,
    igstRate: isBetweenStates ? line.rate : 0,
    cessRate: 0,
    cessNonAdvol: 0,
  }
}

/** Lines of one HSN, unit and rate as one. */
function byCode(lines: readonly Line[]): Line[] {
  const found = new Map<string, Line>()
  for (const line of lines) {
    const key = `${line.hsn} ${line.uqc} ${line.rate}`
    const sum = found.get(key)
    if (!sum) found.set(key, { ...line })
    else {
      sum.quantity += line.quantity
      sum.taxable = toRupees(toPaise(sum.taxable) + toPaise(line.taxable))
    }
  }
  return [...found.values()]
}

/** An address on the two lines of the form. */
function addressOf(side: 'from' | 'to', address: string): Record<string, string> {
  return { [`${side}Addr1`]: address.slice(0, 120), [`${side}Addr2`]: address.slice(120, 240) }
}

/** The place of an address: what is before its PIN code, after the last comma. */
const placeOf = (beforePin: string): string =>
  (
    beforePin
      .replace(/[\s,–-]+$/, '')
      .split(/[,\n]/)
      .at(-1) ?? ''
  )
    .trim()
    .slice(0, 50)
