import type { TaxDocument } from '@tohfa/contract/tax/documents'

/** A finished invoice with this many lines, every second line in Hindi. */
export function aDocument(count: number): TaxDocument {
  const parts = { gross: 1499.98, taxable: 1271.16, cgst: 114.41, sgst: 114.41, igst: 0 }
  const times = (paise: number) => Math.round(paise * 100 * count) / 100
  const totals = {
    gross: times(parts.gross),
    taxable: times(parts.taxable),
    cgst: times(parts.cgst),
    sgst: times(parts.sgst),
    igst: 0,
  }
  return {
    id: '00000000-0000-7000-8000-000000000001',
    orderId: '00000000-0000-7000-8000-000000000002',
    orderNumber: 'TF123',
    kind: 'invoice',
    number: '2627/EXI0000123',
    issuedOn: '2026-11-23',
    total: totals.gross,
    sample: true,
    against: null,
    seller: {
      legalName: 'Example Gifts Private Limited',
      tradeName: 'Example Gifts',
      address: '12 MG Road, Bengaluru 560001',
      stateCode: '29',
      gstin: '29AAGCB7383J1Z4',
      mode: 'regular',
      signatory: 'Asha Rao',
    },
    buyer: {
      name: 'आशा राव',
      streetAddress: 'Flat #4, A&B Residency; 12 MG Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      stateCode: '29',
      pinCode: '560001',
      gstin: null,
      legalName: null,
    },
    placeOfSupply: '29',
    reverseCharge: false,
    lines: Array.from({ length: count }, (_, at) => ({
      description: `${at % 2 === 0 ? 'Chai Weather Mug (White)' : 'चाय वाला मग'} ${at + 1}`,
      hsn: '6912',
      uqc: 'NOS',
      quantity: 2,
      rate: 18,
      ...parts,
    })),
    totals: { ...totals, rounding: 0, payable: totals.gross },
    irn: null,
  }
}
