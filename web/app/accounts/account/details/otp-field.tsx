import type { ChangeEvent } from 'react'
import { Field } from '#ui/form/field.tsx'
import { accountTexts } from '#accounts/account/account.texts.ts'

/**
 * A mailed code of six digits, which people paste with other text around it, and type in any
 * script.
 */
export function OtpField(props: { name: string; error: string | undefined }) {
  return (
    <Field
      label={accountTexts.otp}
      autoComplete="one-time-code"
      inputMode="numeric"
      hint={accountTexts.otpHint}
      onChange={keepDigits}
      {...props}
    />
  )
}

function keepDigits({ target }: ChangeEvent<HTMLInputElement>): void {
  target.value = target.value.replaceAll(/\P{Nd}/gu, '').slice(0, 6)
}
