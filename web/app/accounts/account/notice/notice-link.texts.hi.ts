// chunk: account
import type { Translation } from '@tohfa/print-engine/text/translation'
import type { noticeLinkTexts as english } from './notice-link.texts.ts'

export const noticeLinkTexts = {
  more: 'हम क्या रखते हैं, किसलिए, और आपके अधिकार',
} as const satisfies Translation<typeof english>
