import type { DocumentKind } from '@tohfa/contract/tax/document-kinds'
import type { Translation } from '@tohfa/print-engine/text/translation'
import type { documentTexts as english } from './documents.texts.ts'

export const documentTexts = {
  heading: 'बिल और रसीदें',
  download: 'डाउनलोड करें',
  downloadOf: (name: string) => `डाउनलोड करें: ${name}`,
  notDownloaded: 'दस्तावेज़ नहीं मिल सका। कृपया फिर कोशिश करें।',
} as const satisfies Translation<typeof english>

export const documentLabels: Record<DocumentKind, string> = {
  invoice: 'टैक्स बिल',
  cum_bill: 'टैक्स और सप्लाई बिल',
  bill: 'बिल',
  credit: 'क्रेडिट नोट',
  receipt: 'रसीद',
  refund_voucher: 'रिफ़ंड वाउचर',
}
