/**
 * The heading of other gifts after a search with few results. Each type has its own in its folder.
 */
export const listingMoreTexts = { gifts: 'More gifts' } as const
