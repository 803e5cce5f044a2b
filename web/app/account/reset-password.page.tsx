import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router'
import { laterRules } from '../later-rules.ts'
import { useAppDispatch, useAppSelector } from '../store.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { accountTexts } from './account.texts.ts'
import { AuthFrame } from './auth-frame.tsx'
import { sessionEnded } from './auth.slice.ts'
import { resetPassword } from './auth.thunks.ts'
import { GoodNews } from './good-news.tsx'
import { clearSession } from './stored-session.ts'
import { showSubmitFailure } from './submit-failure.ts'

const texts = accountTexts.reset
const rules = laterRules(async () => (await import('@tohfa/contract/accounts')).resetPassword)
/** Spec section 9: reset-password redirect delay. */
const redirectDelay = 5_000

export default function ResetPasswordPage() {
  const { token = '' } = useParams()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const known = useAppSelector(({ auth }) => auth.known)
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({ resolver: rules })
  const { errors, isSubmitting } = form.formState
  const isDone = message !== null

  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => void navigate('/signin', { replace: true }), redirectDelay)
    return () => clearTimeout(timer)
  }, [isDone, navigate])

  const submit = form.handleSubmit(async ({ password }) => {
    const answer = await resetPassword(token, password)
    if (!answer.success) return showSubmitFailure(answer, ['password'], form.setError)
    // Whatever token this browser had is not good any more, and whoever is here wants to sign in.
    clearSession()
    dispatch(sessionEnded())
    setMessage(answer.message ?? '')
  })

  return (
    <AuthFrame
      title={texts.title}
      heading={texts.heading}
      other={
        isDone
          ? { to: '/signin', label: accountTexts.signUp.signIn, replace: true }
          : { to: '/forgot-password', label: texts.askAnew }
      }
    >
      <GoodNews sentence={isDone ? `${message} ${texts.signInSoon}` : null} />
      {!isDone && (
        <form method="post" noValidate className="flex flex-col gap-2" onSubmit={submit}>
          <PasswordField
            label={texts.newPassword}
            autoComplete="new-password"
            hint={accountTexts.passwordHint}
            error={errors.password?.message}
            {...form.register('password')}
          />
          <Button type="submit" size="lg" className="mt-1" disabled={!known} busy={isSubmitting}>
            {texts.submit}
          </Button>
        </form>
      )}
    </AuthFrame>
  )
}
