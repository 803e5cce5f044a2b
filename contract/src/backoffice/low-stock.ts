/** A tracked stock at or below this is low. */
export const lowStockAt = 5
