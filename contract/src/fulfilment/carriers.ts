/** The carriers that the shop can send with; a shipment keeps the name of its own. */
export const carriers = ['delhivery'] as const
export type CarrierName = (typeof carriers)[number]
