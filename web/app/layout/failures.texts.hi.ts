import type { Translation } from '@tohfa/print-engine/text/translation'
import type { failuresTexts as english } from './failures.texts.ts'

export const failuresTexts = {
  number: 'हमें लिखें तो यह नंबर ज़रूर बताएँ:',
  offline: 'इंटरनेट नहीं चल रहा। जो दिख रहा है वह पुराना हो सकता है, और कुछ भेजा नहीं जा सकता।',
  offlineLink: 'इंटरनेट नहीं चल रहा: कनेक्शन लौटते ही यह पेज खुल जाएगा।',
} as const satisfies Translation<typeof english>
