export const homeCollectionsTexts = { heading: 'Gifts by occasion' } as const
