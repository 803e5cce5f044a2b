// chunk: forms
import type { MessageKind } from '@tohfa/contract/backoffice/message-states'

/** The topics of messages. */
export const messageKindLabels: Record<MessageKind, string> = {
  question: 'A question',
  grievance: 'A complaint',
  return: 'A return after its time',
}
