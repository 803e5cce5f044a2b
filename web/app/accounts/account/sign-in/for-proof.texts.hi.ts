import type { Translation } from '@tohfa/print-engine/text/translation'
import type { forProofTexts as english } from './for-proof.texts.ts'

export const forProofTexts = {
  why: 'प्रूफ़ देखने के लिए साइन इन करें',
  kept: 'आपने जो बनाया है वह इस डिवाइस पर रखा है, और लौटते ही आपका प्रूफ़ खुल जाएगा।',
  design: 'आपका डिज़ाइन',
  or: 'या',
} as const satisfies Translation<typeof english>
