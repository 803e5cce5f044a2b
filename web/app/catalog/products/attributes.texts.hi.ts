import type { Translation } from '@tohfa/print-engine/text/translation'
import type { attributeTexts as english } from './attributes.texts.ts'

export const attributeTexts = {
  material: 'मटीरियल',
  sleeveType: 'आस्तीन',
  neckType: 'गला',
  dimensions: 'नाप',
  firmness: 'कितना सख़्त',
  fillMaterial: 'भराई',
  capacity: 'क्षमता',
  paperType: 'कागज़',
} satisfies Translation<typeof english>
