import { z } from 'zod'
import { customisedRules } from '#orders/cash-states.ts'
import { optionalMessageKey } from '#shared/envelope.ts'

/** The delivery check of a PIN code (docs/product.md 12.1); `estimatedDelivery` is an ISO date. */
export const serviceability = z.object({
  message: z.string(),
  ...optionalMessageKey,
  pincode: z.string(),
  city: z.string(),
  state: z.string(),
  cod: z.boolean(),
  cashOff: z
    .boolean()
    .optional()
    .describe('True where the shop itself takes no cash for now, at any door'),
  cashMax: z
    .number()
    .optional()
    .describe('The most of a cash order, in rupees, where there is a limit'),
  cashCustomised: z
    .enum(customisedRules)
    .optional()
    .describe('What is asked of who orders personalised goods for cash, where that is not `allow`'),
  cashAdvance: z
    .number()
    .optional()
    .describe('With `advance`: the percentage of the personalised lines that is paid beforehand'),
  estimatedDelivery: z.string().nullable(),
  /** The time of the carrier's answer, where an earlier one replaces it during an outage. */
  checkedAt: z.string().optional(),
})
export type Serviceability = z.infer<typeof serviceability>

/** The shop's terms for scans (docs/product.md 12.6); `Scan` has the carrier's own. */
export const scanTypes = [
  'Manifested',
  'In Transit',
  'Out For Delivery',
  'Delivered',
  'RTO',
  'Undelivered',
  'Cancelled',
] as const
export type ScanType = (typeof scanTypes)[number]

export const scanDetail = z.object({
  ScanType: z.enum(scanTypes),
  Scan: z.string(),
  ScanDateTime: z.iso.datetime(),
  ScannedLocation: z.string(),
  Instructions: z.string(),
})

/** The carrier's envelope, for existing clients (docs/product.md 12.7). */
export const tracking = z.object({
  ShipmentData: z.array(
    z.object({
      Shipment: z.object({
        AWB: z.string().nullable(),
        Status: z.string().nullable().optional(),
        Scans: z.array(z.object({ ScanDetail: scanDetail })),
      }),
    }),
  ),
})
export type Tracking = z.infer<typeof tracking>
