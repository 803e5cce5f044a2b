// chunk: staff
/**
 * The seller's status in GST law. Only a regular seller charges tax and sells to all of India; the
 * others deliver in their own state only.
 */
export const sellerModes = ['regular', 'composition', 'unregistered'] as const
export type SellerMode = (typeof sellerModes)[number]

/** True for sellers who may deliver in their own state only. */
export function sellsAtHomeOnly(mode: SellerMode): boolean {
  return mode !== 'regular'
}
