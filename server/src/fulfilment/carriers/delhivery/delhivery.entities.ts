import { z } from 'zod'

const word = z.string().nullish().catch(null)

export const pincodeAnswer = z.object({
  delivery_codes: z.array(
    z.object({
      postal_code: z.object({
        pin: z.union([z.number(), z.string()]),
        remarks: word,
        pre_paid: word,
        cod: word,
        city: word,
        district: word,
        state_code: word,
      }),
    }),
  ),
})

export const bookingAnswer = z.object({
  success: z.boolean().nullish().catch(null),
  rmk: word,
  packages: z
    .array(
      z.object({
        status: word,
        waybill: word,
        remarks: z.union([z.array(z.string()), z.string().transform((one) => [one])]).nullish(),
      }),
    )
    .nullish()
    .catch(null),
})

/** The current status of a parcel; a push has the same, with its code (docs/providers.md 2.9). */
export const carrierStatus = z.object({
  Status: z.string(),
  StatusType: word,
  StatusCode: word,
  StatusDateTime: word,
  StatusLocation: word,
  Instructions: word,
})

const scan = z.object({
  ScanDetail: z.object({
    ScanType: word,
    Scan: word,
    StatusCode: word,
    ScanDateTime: word,
    StatusDateTime: word,
    ScannedLocation: word,
    Instructions: word,
  }),
})

/** Without `ShipmentData` the carrier knows none of the waybills: that too is answered 200. */
export const trackingAnswer = z.object({
  ShipmentData: z
    .array(
      z.object({
        Shipment: z.object({
          AWB: z.coerce.string(),
          ReferenceNo: z.coerce.string().nullish(),
          ReverseInTransit: z.boolean().nullish().catch(null),
          RTOStartedDate: word,
          Status: carrierStatus.nullish().catch(null),
          Scans: z.array(scan).nullish(),
        }),
      }),
    )
    .nullish(),
})
export type TrackingShipment = NonNullable<
  z.infer<typeof trackingAnswer>['ShipmentData']
>[number]['Shipment']

/**
 * The carrier's times name no zone: they are Indian time (docs/providers.md 2.5). Null when no
 * time.
 */
export function carrierTime(text: string | null | undefined): Date | null {
  if (!text) return null
  const written = text.trim().replace(' ', 'T')
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(written) ? written : `${written}+05:30`
  const time = new Date(zoned)
  return Number.isNaN(time.getTime()) ? null : time
}
