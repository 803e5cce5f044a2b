import type { Translation } from '@tohfa/contract/translation'
import type { drawerTexts as english } from './drawer.texts.ts'

export const drawerTexts = {
  menu: 'मेन्यू',
  shopBy: 'खरीदारी',
  yourShop: 'आप',
} as const satisfies Translation<typeof english>
