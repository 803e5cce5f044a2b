/** The states of a parcel's booking with the carrier. */
export const shipmentStatuses = ['booking', 'booked', 'failed'] as const
