import { createSignedIds } from '#platform/encryption/signed-ids.ts'

export type QuoteLinks = {
  tokenOf(link: { draftId: string; linkId: string }): string
  /** Undefined unless the shop signed it. */
  linkOf(token: string): { draftId: string; linkId: string } | undefined
}

/** The links of quotes, so that staff can pass the same one on again. */
export function createQuoteLinks(secrets: readonly string[]): QuoteLinks {
  const signed = createSignedIds(secrets, { purpose: 'quote', ids: 2 })
  return {
    tokenOf: ({ draftId, linkId }) => signed.tokenOf(draftId, linkId),
    linkOf(token) {
      const [draftId, linkId] = signed.idsOf(token) ?? []
      return draftId && linkId ? { draftId, linkId } : undefined
    },
  }
}
