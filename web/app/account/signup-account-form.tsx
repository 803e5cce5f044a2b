import { useEffect, type ChangeEvent } from 'react'
import { useForm } from 'react-hook-form'
import { laterRules } from '../later-rules.ts'
import { useAppDispatch, useAppSelector } from '../store.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { accountTexts } from './account.texts.ts'
import { textLinkClass } from './auth-frame.tsx'
import { createAccount } from './auth.thunks.ts'
import { showSubmitFailure } from './submit-failure.ts'

const texts = accountTexts.signUp
const rules = laterRules(async () => {
  const { signUp } = await import('@tohfa/contract/accounts')
  return signUp.pick({ otp: true, password: true })
})

/** Step 2: the code from the mail, and a password. */
export function SignUpAccountForm({
  email,
  onResend,
  onDone,
}: {
  email: string
  onResend: () => void
  onDone: () => void
}) {
  const dispatch = useAppDispatch()
  const status = useAppSelector(({ auth }) => auth.status)
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: rules,
  })
  const { errors } = formState
  const otp = register('otp')

  useEffect(() => setFocus('otp'), [setFocus])

  const submit = handleSubmit(async (values) => {
    const outcome = await dispatch(createAccount({ email, addresses: [], ...values }))
    if (createAccount.fulfilled.match(outcome)) onDone()
    else showSubmitFailure(outcome.payload, ['otp', 'password'], setError)
  })

  /** Codes are pasted with spaces and words around them. */
  function keepDigits(event: ChangeEvent<HTMLInputElement>) {
    event.target.value = event.target.value.replaceAll(/\D/g, '').slice(0, 6)
    return otp.onChange(event)
  }

  return (
    <form method="post" noValidate className="flex flex-col gap-2" onSubmit={submit}>
      <p className="mb-3 text-sm text-quiet">
        {`${texts.codeSentTo} `}
        <strong className="font-semibold break-words text-ink">{email}</strong>
        {`. ${texts.codeGood}`}
      </p>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={accountTexts.otp}
        autoComplete="one-time-code"
        inputMode="numeric"
        hint={accountTexts.otpHint}
        error={errors.otp?.message}
        {...otp}
        onChange={keepDigits}
      />
      <PasswordField
        label={accountTexts.password}
        autoComplete="new-password"
        hint={accountTexts.passwordHint}
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="lg" className="mt-1" busy={status === 'loading'}>
        {texts.submit}
      </Button>
      <p className="mt-2 text-sm text-quiet">
        {`${texts.noCode} `}
        <button type="button" className={`min-h-11 ${textLinkClass}`} onClick={onResend}>
          {texts.resend}
        </button>
      </p>
    </form>
  )
}
