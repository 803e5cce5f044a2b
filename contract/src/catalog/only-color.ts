/** The colour of a product of which nobody named one. */
export const onlyColor = 'As pictured'

/** The colour as it is named beside a product; empty where nobody could choose one. */
export const namedColor = (color: string): string => (color === onlyColor ? '' : color)
