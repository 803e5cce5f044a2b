import type { Translation } from '@tohfa/print-engine/text/translation'
import type { uiTexts as english } from './ui.texts.ts'

export const uiTexts = {
  closeToast: 'संदेश बंद करें',
  close: 'बंद करें',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  stars: (rating: number) => `5 में से ${rating.toFixed(1)} रेटिंग`,
  percentOff: (percent: number) => `${percent}% छूट`,
  oldPrice: 'छूट से पहले की कीमत',
  loading: 'लोड हो रहा है',
} as const satisfies Translation<typeof english>
