/** The makes of shops whose exports are read. */
export const shopMakes = ['shopify', 'woocommerce'] as const
export type ShopMake = (typeof shopMakes)[number]

/** What an option of a product becomes; with `separate`, each value is a product of its own. */
export const optionUses = ['color', 'size', 'separate'] as const
export type OptionUse = (typeof optionUses)[number]

/** Rows of one file: variants and pictures have rows of their own. */
export const mostMovedRows = 20_000
export const mostMovedProducts = 2_000
export const mostMovedPictures = 10_000
/** Those that are shown in full by a check. */
export const mostMovedShown = 200
export const mostBytesOfMoved = 8 * 1024 * 1024
