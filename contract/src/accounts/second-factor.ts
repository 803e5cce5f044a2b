import { z } from 'zod'
import { presentPassword, text } from '#shared/fields.ts'

/** A code of an authenticator app, or a recovery code. */
const code = () => text(60)

export const passwordAgain = z.object({ password: presentPassword() })
export const secondFactorCode = z.object({ code: code() })
export const secondFactorOff = z.object({ password: presentPassword(), code: code() })

/** Whether the sign-in requires a code. */
export const secondFactorState = z.object({
  enabled: z.boolean(),
  /** Whether staff pages require it: with live payments they do. */
  required: z.boolean(),
  recoveryCodesLeft: z.number(),
})
export type SecondFactorState = z.infer<typeof secondFactorState>

/** The setup of an authenticator app: the address in the QR code, or the secret to type. */
export const secondFactorSecret = z.object({ secret: z.string(), uri: z.string() })
export type SecondFactorSecret = z.infer<typeof secondFactorSecret>

/** Shown once; each is valid for one sign-in. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodes>
