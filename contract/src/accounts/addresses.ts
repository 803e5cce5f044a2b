// chunk: schemas
import * as z from 'zod/mini'
import { email, listOf, phone, pinCode } from '#shared/fields.ts'
import { paperText } from '#shared/paper-text.ts'
import { texts } from '#i18n/texts.ts'

export const maxAddresses = 5

/** The destination of a parcel (docs/product.md 13.8). */
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

/** The full address list of a person, as sent: at most five (docs/product.md 13.8). */
export const addressList = () =>
  listOf(address).check(z.maxLength(maxAddresses, texts.addressLimit))

/** An address as returned: a saved one stays readable when today's rules are stricter. */
export const savedAddress = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  streetAddress: z.string(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
})
