import { z } from 'zod'
import { presentPassword, text } from '#shared/fields.ts'

/** A code of an authenticator app, or a recovery code. */
const code = () => text(60)

export const passwordAgain = z.object({ password: presentPassword() })
export const secondFactorCode = z.object({ code: code() })
export const secondFactorOff = z.object({ password: presentPassword(), code: code() })

/** Whether an admin's sign-in asks for a code too. */
export const secondFactorState = z.object({
  enabled: z.boolean(),
  /** Whether the admin stays closed without it: payments move real money here. */
  required: z.boolean(),
  recoveryCodesLeft: z.number(),
})
export type SecondFactorState = z.infer<typeof secondFactorState>

/** What an authenticator app is given: the address in the QR code, or the secret typed by hand. */
export const secondFactorSecret = z.object({ secret: z.string(), uri: z.string() })
export type SecondFactorSecret = z.infer<typeof secondFactorSecret>

/** Shown this once; each is good for one sign-in. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodes>
