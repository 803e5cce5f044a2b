import { z } from 'zod'
import { messageKey } from '#shared/envelope.ts'
import { sellerModes } from './seller-modes.ts'

/** The seller from a day on. */
export const sellerProfile = z.object({
  legalName: z.string(),
  tradeName: z.string(),
  address: z.string(),
  stateCode: z.string(),
  gstin: z.string().nullable(),
  mode: z.enum(sellerModes),
  seriesPrefix: z.string(),
  signatory: z.string(),
  validFrom: z.iso.date(),
  isSample: z.boolean().describe('Made up, of the sample: its papers say so'),
})
export type SellerProfile = z.infer<typeof sellerProfile>

/** A message with its code, for lists. */
const reason = messageKey.extend({ text: z.string() })

/** The current and the future seller, and whether tax papers are issued. */
export const sellerState = sellerProfile.partial().extend({
  upcoming: z.array(sellerProfile).describe('Changes of days to come, the first of them first'),
  invoicing: z.object({
    on: z.boolean(),
    isSample: z.boolean().describe('Papers are marked SAMPLE'),
    reasons: z.array(z.string()),
    sentences: z.array(reason).describe('The same, with their codes'),
  }),
})
export type SellerState = z.infer<typeof sellerState>
