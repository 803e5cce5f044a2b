import type { Translation } from '@tohfa/print-engine/text/translation'
import type { trailTexts as english } from './trail.texts.ts'

export const trailTexts = {
  home: 'होम',
  breadcrumb: 'आप यहाँ हैं',
} as const satisfies Translation<typeof english>
