import { createSignedIds } from '#platform/encryption/signed-ids.ts'

/** What a link names: a list, and in a person's own link who that is. */
export type Collected = { collectId: string; expectedId?: string }

export type CollectLinks = {
  tokenOf(named: Collected): string
  /** Undefined unless the shop signed it. */
  namedBy(token: string): Collected | undefined
}

/**
 * The links of lists, so that their owners can pass the same one on again; with the list's own link
 * those of single people end.
 */
export function createCollectLinks(secrets: readonly string[]): CollectLinks {
  const ofAll = createSignedIds(secrets, { purpose: 'collect', ids: 1 })
  const ofOne = createSignedIds(secrets, { purpose: 'collect-one', ids: 2 })
  return {
    tokenOf: ({ collectId, expectedId }) =>
      expectedId === undefined ? ofAll.tokenOf(collectId) : ofOne.tokenOf(collectId, expectedId),
    namedBy(token) {
      const [collectId, expectedId] = ofAll.idsOf(token) ?? ofOne.idsOf(token) ?? []
      return collectId === undefined
        ? undefined
        : { collectId, ...(expectedId !== undefined && { expectedId }) }
    },
  }
}

/** The page behind a link. */
export const collectAddress = (shop: string, token: string): string => `${shop}/collect/${token}`
