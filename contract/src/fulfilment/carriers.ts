/** The available carriers; a shipment stores the name of its own. */
export const carriers = ['delhivery'] as const
export type CarrierName = (typeof carriers)[number]
