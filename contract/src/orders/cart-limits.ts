export const minQuantity = 1
export const maxQuantity = 10
/**
 * The delivery price that is struck through and marked Free (docs/product.md 8.7), in rupees per
 * item.
 */
export const deliveryChargePerItem = 40
