import { z } from 'zod'
import { addressList, savedAddress } from './addresses.ts'
import { email, newPassword, oneOf, otp, phone, presentPassword, text } from './fields.ts'
import { ruleTexts } from './rules.texts.ts'

const roles = ['USER', 'ADMIN'] as const
export type Role = (typeof roles)[number]
export const genders = ['Male', 'Female'] as const

export const otpRequest = z.object({ email: email() })
export const signUp = z.object({
  email: email(),
  otp: otp(),
  password: newPassword(),
  addresses: addressList().default([]),
})
export type SignUp = z.infer<typeof signUp>
export const login = z.object({
  email: email(),
  password: presentPassword(),
  /** Of the app on the phone of staff who use one, or a recovery code. */
  code: z.string().trim().max(60).optional(),
})
export type Login = z.infer<typeof login>

export const forgotPassword = z.object({ email: email() })
export const resetPassword = z.object({ password: newPassword() })

/** What a person says of themself (docs/product.md 13.6). */
export const profile = z.object({
  name: text(120),
  email: email(),
  phone: phone(),
  gender: oneOf(genders, ruleTexts.gender),
})
export type Profile = z.infer<typeof profile>

/**
 * A change of one's own account (docs/product.md 13.6): profile fields, or the full address list,
 * or both; what is left out stays. Other keys, such as `id` and `role`, change nothing.
 */
export const userUpdate = z.object({ ...profile.shape, addresses: addressList() }).partial()
export type UserUpdate = z.infer<typeof userUpdate>

/** That an e-mail which was wished for is one's own: the code mailed to it, and the password. */
export const emailProof = z.object({ otp: otp(), password: presentPassword() })
export type EmailProof = z.infer<typeof emailProof>

/** Who somebody is, as kept in local storage under `userInfo` (docs/product.md 13.10). */
export const userInfo = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  gender: z.enum(genders).nullable(),
  /** Another e-mail, while it waits for the code that was mailed to it. */
  pendingEmail: z.string().optional(),
  addresses: z.array(savedAddress),
})
export type UserInfo = z.infer<typeof userInfo>

export const session = z.object({ token: z.string(), userInfo })
export type Session = z.infer<typeof session>
