// chunk: forms
import type { Translation } from '@tohfa/print-engine/text/translation'
import type { messageKindLabels as english } from './message-kinds.texts.ts'

export const messageKindLabels = {
  question: 'कोई सवाल',
  grievance: 'शिकायत',
  return: 'समय के बाद रिटर्न',
} as const satisfies Translation<typeof english>
