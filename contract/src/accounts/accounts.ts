import * as z from 'zod/mini'
import { addressList, savedAddress } from './addresses.ts'
import { shownNotice } from './consents.ts'
import { email, newPassword, oneOf, otp, phone, presentPassword } from '#shared/fields.ts'
import { paperText } from '#shared/paper-text.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'

export const roles = ['USER', 'ADMIN'] as const
export type Role = (typeof roles)[number]
export const genders = ['Male', 'Female'] as const

export const otpRequest = z.object({ email: email() })
/** The second step of the sign-up, after the code was mailed. */
export const newAccount = z.object({ otp: otp(), password: newPassword() })
export const signUp = z.object({
  email: email(),
  ...newAccount.shape,
  addresses: z._default(addressList(), []),
  notice: shownNotice,
})
export type SignUp = z.infer<typeof signUp>
export const login = z.object({
  email: email(),
  password: presentPassword(),
  /** A code of the authenticator app of a staff member, or a recovery code. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(60))),
})
export type Login = z.infer<typeof login>

export const forgotPassword = z.object({ email: email() })
export const resetPassword = z.object({ password: newPassword() })

/** A person's profile (docs/product.md 13.6). */
export const profile = z.object({
  name: paperText(120),
  email: email(),
  phone: phone(),
  gender: oneOf(genders, ruleTexts.gender),
})
export type Profile = z.infer<typeof profile>

/**
 * A change of one's own account (docs/product.md 13.6): profile fields, the full address list, or
 * both. Omitted fields stay. Other keys, such as `id` and `role`, change nothing.
 */
export const userUpdate = z.partial(z.object({ ...profile.shape, addresses: addressList() }))
export type UserUpdate = z.infer<typeof userUpdate>

/** Proves a new e-mail: the code mailed to it, and the password. */
export const emailProof = z.object({ otp: otp(), password: presentPassword() })
export type EmailProof = z.infer<typeof emailProof>

/** The signed-in person, as stored in local storage under `userInfo` (docs/product.md 13.10). */
export const userInfo = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  gender: z.nullable(z.enum(genders)),
  /** The new e-mail, until the code mailed to it confirms it. */
  pendingEmail: z.optional(z.string()),
  addresses: z.array(savedAddress),
})
export type UserInfo = z.infer<typeof userInfo>

export const session = z.object({ token: z.string(), userInfo })
export type Session = z.infer<typeof session>
