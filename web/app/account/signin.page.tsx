import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { laterRules } from '../later-rules.ts'
import { useAppDispatch, useAppSelector } from '../store.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { accountTexts } from './account.texts.ts'
import { AuthFrame, textLinkClass } from './auth-frame.tsx'
import { logIn } from './auth.thunks.ts'
import { useVisitorsOnly } from './guards.ts'
import { showSubmitFailure } from './submit-failure.ts'

const texts = accountTexts.login
const rules = laterRules(async () => (await import('@tohfa/contract/accounts')).login)

export default function SignInPage() {
  useVisitorsOnly()
  const dispatch = useAppDispatch()
  const { known, status } = useAppSelector(({ auth }) => auth)
  const { state } = useLocation()
  const form = useForm({ resolver: rules })
  const { errors } = form.formState
  /** Staff with a second step: the password was right, and their phone's code is asked for. */
  const [needsCode, setNeedsCode] = useState(false)

  const submit = form.handleSubmit(async (values) => {
    const outcome = await dispatch(logIn(values))
    if (!logIn.rejected.match(outcome)) return
    const failure = outcome.payload
    if (failure.code === 'second_factor_required' && !values.code) return setNeedsCode(true)
    showSubmitFailure(failure, ['email', 'password', 'code'], form.setError)
  })

  useEffect(() => {
    if (needsCode) form.setFocus('code')
  }, [needsCode, form])

  return (
    <AuthFrame
      title={texts.title}
      heading={texts.heading}
      other={{ question: texts.noAccount, to: '/signup', label: texts.createAccount }}
    >
      <form method="post" noValidate className="flex flex-col gap-2" onSubmit={submit}>
        <Field
          label={accountTexts.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label={accountTexts.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        {needsCode && (
          <Field
            label={texts.code}
            hint={texts.codeHint}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            error={errors.code?.message}
            {...form.register('code')}
          />
        )}
        <p className="-mt-1 mb-3 text-sm">
          <Link to="/forgot-password" state={state} className={textLinkClass}>
            {texts.forgotPassword}
          </Link>
        </p>
        <Button type="submit" size="lg" disabled={!known} busy={status === 'loading'}>
          {texts.submit}
        </Button>
      </form>
    </AuthFrame>
  )
}
