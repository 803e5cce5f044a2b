/** What heads other gifts, after a search that found few. A type's own words are in its folder. */
export const listingMoreTexts = { gifts: 'More gifts' } as const
