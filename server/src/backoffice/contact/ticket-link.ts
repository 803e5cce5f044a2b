import { createSignedIds } from '#platform/encryption/signed-ids.ts'

export type TicketLinks = {
  /** The token of a link to a ticket. */
  tokenOf(id: string): string
  /** The ticket that a link leads to; undefined unless the shop signed it. */
  idOf(token: string): string | undefined
}

/** Links to tickets, so that each mail about one can repeat its link without storing it. */
export function createTicketLinks(secrets: readonly string[]): TicketLinks {
  const signed = createSignedIds(secrets, { purpose: 'ticket', ids: 1 })
  return { tokenOf: signed.tokenOf, idOf: (token) => signed.idsOf(token)?.[0] }
}
