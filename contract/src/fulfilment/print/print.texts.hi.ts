// chunk: staff
import type { Translation } from '@tohfa/print-engine/text/translation'
import type * as english from './print.texts.ts'

export const printStateLabels = {
  queued: 'बारी में',
  rendering: 'फ़ाइल बन रही है',
  ready: 'तैयार',
  printing: 'छप रहा है',
  printed: 'छप गया',
  held: 'रोका गया',
  failed: 'विफल',
} as const satisfies Translation<typeof english.printStateLabels>

export const blankLabels = {
  tee: 'टी-शर्ट',
  cap: 'टोपी',
  mug: 'मग',
  pillow: 'तकिये का कवर',
  mousepad: 'माउसपैड',
  keychain: 'चाबी का छल्ला',
  frame: 'फ़ोटो फ़्रेम',
  card: 'बिज़नेस कार्ड',
  bracelet: 'ब्रेसलेट',
} as const satisfies Translation<typeof english.blankLabels>

export const pressWords: typeof english.pressWords = {
  blanks: blankLabels,
  white: 'सफ़ेद स्याही',
  cmyk: 'CMYK',
  one: 'एक स्याही',
  mirrored: 'उलटा (मिरर)',
  stock: (color) => `${color} स्टॉक पर`,
}
