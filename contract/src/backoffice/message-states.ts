// chunk: forms
export const messagesPerPage = 10

/** The states of a ticket: new, answered, closed. */
export const messageStates = ['open', 'answered', 'closed'] as const
export type MessageState = (typeof messageStates)[number]

/** The topic of a message, chosen by its writer. */
export const messageKinds = ['question', 'grievance', 'return'] as const
export type MessageKind = (typeof messageKinds)[number]

/** The maximum number of characters of an answer. */
export const mostOfAnswer = 5_000
