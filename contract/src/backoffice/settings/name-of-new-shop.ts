/** The name of a shop that nobody gave one. */
export const nameOfNewShop = 'Tohfa'
