import { useState } from 'react'
import { laterRules } from '#platform/api/form-rules.ts'
import { useSession } from '#platform/session/session.store.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { useForm } from '#ui/form/use-form.ts'
import { accountTexts } from '#accounts/account/account.texts.ts'
import { AuthFrame } from '#accounts/account/sign-in/auth-frame.tsx'
import { requestResetLink } from '#accounts/account/auth.calls.ts'
import { SuccessMessage } from '#ui/success-message.tsx'
import { showSubmitFailure } from '#platform/api/submit-failure.ts'

const texts = accountTexts.forgot
const rules = laterRules(
  async () => (await import('@tohfa/contract/accounts/accounts')).forgotPassword,
)

export default function ForgotPasswordPage() {
  const known = useSession((session) => session.known)
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm(rules)

  async function submit({ email }: { email: string }) {
    const answer = await requestResetLink(email)
    if (!answer.success) return showSubmitFailure(answer, form)
    setMessage(answer.message ?? texts.sent)
  }

  return (
    <AuthFrame
      meta={{ title: texts.title, description: texts.description, path: '/forgot-password' }}
      heading={texts.heading}
      other={{ question: texts.remembered, to: '/signin', label: accountTexts.signUp.signIn }}
    >
      <SuccessMessage sentence={message} />
      {message === null ? (
        <form {...form.props(submit)} className="flex flex-col gap-2">
          <Field
            label={accountTexts.email}
            type="email"
            autoComplete="username"
            inputMode="email"
            hint={texts.emailHint}
            {...form.field('email')}
          />
          <Button type="submit" size="lg" disabled={!known} busy={form.isSubmitting}>
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
