/** The colour of a product without a named one. */
export const onlyColor = 'As pictured'

/** The colour as it is named with a product; empty where nobody could choose one. */
export const namedColor = (color: string): string => (color === onlyColor ? '' : color)
