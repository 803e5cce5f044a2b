// chunk: forms
export const messagesPerPage = 10

/** Of a message and the matter that it opens: nobody answered, somebody did, it is over. */
export const messageStates = ['open', 'answered', 'closed'] as const
export type MessageState = (typeof messageStates)[number]

/** What a message is about, as its writer says. */
export const messageKinds = ['question', 'grievance', 'return'] as const
export type MessageKind = (typeof messageKinds)[number]

/** An answer has at most this many characters. */
export const mostOfAnswer = 5_000
