/** The colour of a product of which nobody named one. */
export const onlyColor = 'As pictured'
