// chunk: forms
import type { MessageKind } from '@tohfa/contract/backoffice/message-states'

/** What a message is about. */
export const messageKindLabels: Record<MessageKind, string> = {
  question: 'A question',
  grievance: 'A complaint',
  return: 'A return after its time',
}
