import { z } from 'zod'

/** A buyer's own photo. */
export const photo = z.object({
  id: z.string(),
  sha256: z.string().describe('Of the bytes that were uploaded, in hexadecimal'),
  width: z.number().int().describe('Pixels of what is printed from, upright'),
  height: z.number().int(),
  url: z
    .string()
    .describe('The copy for a page, at most 1600 pixels a side; asked for with the token'),
})
export type Photo = z.infer<typeof photo>

/** The same in the list of stored photos. */
export const storedPhoto = photo.extend({
  createdAt: z.iso.datetime(),
  keptUntil: z.iso.datetime().describe('When it is removed, if it is not used again before'),
})
export type StoredPhoto = z.infer<typeof storedPhoto>
