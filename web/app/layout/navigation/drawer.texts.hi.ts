import type { Translation } from '@tohfa/print-engine/text/translation'
import type { drawerTexts as english } from './drawer.texts.ts'

export const drawerTexts = {
  menu: 'मेन्यू',
  shopBy: 'ख़रीदारी',
  yourShop: 'आप',
} as const satisfies Translation<typeof english>
