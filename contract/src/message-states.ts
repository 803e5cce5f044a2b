export const messagesPerPage = 10
export const messageStates = ['open', 'handled'] as const
