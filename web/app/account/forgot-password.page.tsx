import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { forgotPassword } from '@tohfa/contract/accounts'
import { useAppSelector } from '../store.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { accountTexts } from './account.texts.ts'
import { AuthFrame, textLinkClass } from './auth-frame.tsx'
import { requestResetLink } from './auth.thunks.ts'
import { GoodNews } from './good-news.tsx'
import { useVisitorsOnly } from './guards.ts'
import { showSubmitFailure } from './submit-failure.ts'

const texts = accountTexts.forgot

export default function ForgotPasswordPage() {
  useVisitorsOnly()
  const known = useAppSelector(({ auth }) => auth.known)
  const { state } = useLocation()
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({ resolver: zodResolver(forgotPassword) })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ email }) => {
    const answer = await requestResetLink(email)
    if (!answer.success) return showSubmitFailure(answer, ['email'], form.setError)
    setMessage(answer.message ?? texts.sent)
  })

  return (
    <AuthFrame
      title={texts.title}
      heading={texts.heading}
      footer={
        <p>
          {`${texts.remembered} `}
          <Link to="/signin" state={state} className={textLinkClass}>
            {accountTexts.signUp.signIn}
          </Link>
        </p>
      }
    >
      <GoodNews sentence={message} />
      {message === null ? (
        <form method="post" noValidate className="flex flex-col gap-2" onSubmit={submit}>
          <Field
            label={accountTexts.email}
            type="email"
            autoComplete="username"
            inputMode="email"
            hint={texts.emailHint}
            error={errors.email?.message}
            {...form.register('email')}
          />
          <Button type="submit" size="lg" disabled={!known} busy={isSubmitting}>
            {texts.submit}
          </Button>
        </form>
      ) : (
        <p className="text-sm text-quiet">
          {`${texts.noMail} `}
          <button
            type="button"
            className={`min-h-11 ${textLinkClass}`}
            onClick={() => setMessage(null)}
          >
            {texts.again}
          </button>
        </p>
      )}
    </AuthFrame>
  )
}
