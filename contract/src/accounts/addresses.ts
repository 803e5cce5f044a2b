// chunk: schemas
import * as z from 'zod/mini'
import { email, listOf, phone, pinCode } from '#shared/fields.ts'
import { paperText } from '#shared/paper-text.ts'
import { texts } from '#i18n/texts.ts'

export const maxAddresses = 5

/** Where something is sent (docs/product.md 13.8). */
export const address = z.object({
  name: paperText(120),
  phone: phone(),
  email: email(),
  streetAddress: paperText(300),
  city: paperText(80),
  state: paperText(80),
  pinCode: pinCode(),
})
export type Address = z.infer<typeof address>

/** All the addresses of somebody, as they are sent: at most five (docs/product.md 13.8). */
export const addressList = () =>
  listOf(address).check(z.maxLength(maxAddresses, texts.addressLimit))

/** An address as it is read: what was saved is shown, whatever the rules of today. */
export const savedAddress = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  streetAddress: z.string(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
})
