import type { Translation } from '@tohfa/print-engine/text/translation'
import type { particularTexts as english } from './particulars.texts.ts'

export const particularTexts = {
  genericName: 'सामान्य नाम',
  netQuantity: 'शुद्ध मात्रा',
  measurements: 'नाप',
  countryOfOrigin: 'मूल देश',
  maker: 'निर्माता',
  packer: 'पैक करने वाले',
  importer: 'आयातक',
} satisfies Translation<typeof english>
