/** Where the booking of a parcel with the carrier stands. */
export const shipmentStatuses = ['booking', 'booked', 'failed'] as const
