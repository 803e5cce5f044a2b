import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { laterRules } from '../later-rules.ts'
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
const rules = laterRules(async () => (await import('@tohfa/contract/accounts')).forgotPassword)

export default function ForgotPasswordPage() {
  useVisitorsOnly()
  const known = useAppSelector(({ auth }) => auth.known)
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm({ resolver: rules })
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
      other={{ question: texts.remembered, to: '/signin', label: accountTexts.signUp.signIn }}
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
