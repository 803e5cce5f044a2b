import type { IssuedNature, ReturnTable } from '@tohfa/contract/tax/gst-returns'

const tables: Record<ReturnTable, string> = {
  b2b: 'Business buyers',
  b2cl: 'Large invoices to consumers in other states',
  b2cs: 'Other consumers, less credit notes',
  cdnr: 'Credit notes to business buyers',
  cdnur: 'Credit notes for large invoices',
  nil: 'What bears no tax, less credit notes',
}

const natures: Record<IssuedNature, (count: number) => string> = {
  1: (count) => (count === 1 ? '1 invoice or bill' : `${count} invoices and bills`),
  5: (count) => (count === 1 ? '1 credit note' : `${count} credit notes`),
  6: (count) => (count === 1 ? '1 receipt voucher' : `${count} receipt vouchers`),
  8: (count) => (count === 1 ? '1 refund voucher' : `${count} refund vouchers`),
}

/** GSTR-1 of a month. */
export const gstReturnTexts = {
  heading: 'GST return',
  sentence:
    'GSTR-1 of a month from the documents that were issued in it. Let your accountant look at it before it is filed.',
  month: 'Month',
  soFar: (month: string) => `${month}, so far`,
  caption: (month: string, gstin: string) => `${month}, GSTIN ${gstin}`,
  empty: (month: string, gstin: string) =>
    `Nothing was supplied in ${month} under GSTIN ${gstin}. The return is due all the same.`,
  sample: 'These are documents of the sample: the files are marked SAMPLE and are not to be filed.',
  notOver: 'This month is not over: more documents will come.',
  other: (gstin: string) => `Documents of this month were issued under GSTIN ${gstin} too.`,
  showOther: (gstin: string) => `Show ${gstin}`,
  tables,
  columns: {
    table: 'Table',
    documents: 'Documents',
    taxable: 'Before tax',
    cgst: 'CGST',
    sgst: 'SGST',
    igst: 'IGST',
    tax: 'Tax',
    total: 'Total',
  },
  issued: 'Issued:',
  natures,
  downloads: { json: 'Download JSON', zip: 'Download CSV (ZIP)' },
  downloaded: (name: string) => `Downloaded: ${name}`,
  notDownloaded: 'The file could not be downloaded. Please try again',
  tryAgain: 'Try again',
} as const
