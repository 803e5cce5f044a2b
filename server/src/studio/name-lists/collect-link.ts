import { createSignedIds } from '#platform/encryption/signed-ids.ts'

export type CollectLinks = {
  tokenOf(collectId: string): string
  /** Undefined unless the shop signed it. */
  idOf(token: string): string | undefined
}

/** The links of lists, so that their owners can pass the same one on again. */
export function createCollectLinks(secrets: readonly string[]): CollectLinks {
  const signed = createSignedIds(secrets, { purpose: 'collect', ids: 1 })
  return { tokenOf: signed.tokenOf, idOf: (token) => signed.idsOf(token)?.[0] }
}
