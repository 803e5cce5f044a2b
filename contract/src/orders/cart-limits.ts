export const minQuantity = 1
export const maxQuantity = 10
/** Shown struck through and marked Free (docs/product.md 8.7), in rupees an item. */
export const deliveryChargePerItem = 40
