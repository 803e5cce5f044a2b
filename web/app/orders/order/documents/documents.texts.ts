import type { DocumentKind } from '@tohfa/contract/tax/document-kinds'

export const documentTexts = {
  heading: 'Invoices and receipts',
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  notDownloaded: 'The document could not be fetched. Please try again.',
} as const

export const documentLabels: Record<DocumentKind, string> = {
  invoice: 'Invoice',
  cum_bill: 'Invoice and bill of supply',
  bill: 'Bill',
  credit: 'Credit note',
  receipt: 'Receipt',
  refund_voucher: 'Refund voucher',
}
