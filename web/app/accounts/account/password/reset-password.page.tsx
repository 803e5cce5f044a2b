import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { useNavigate } from '#ui/link.ts'
import { laterRules } from '#platform/api/form-rules.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { accountTexts } from '#accounts/account/account.texts.ts'
import { AuthFrame } from '#accounts/account/sign-in/auth-frame.tsx'
import { resetPassword } from '#accounts/account/auth.calls.ts'
import { SuccessMessage } from '#ui/success-message.tsx'
import { leaveSession, useSession } from '#platform/session/session.store.ts'
import { showSubmitFailure } from '#platform/api/submit-failure.ts'

const texts = accountTexts.reset
const rules = laterRules(
  async () => (await import('@tohfa/contract/accounts/accounts')).resetPassword,
)
/** docs/product.md 13.5. */
const redirectDelay = 5_000

export default function ResetPasswordPage() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const known = useSession((session) => session.known)
  const [message, setMessage] = useState<string | null>(null)
  const form = useForm(rules)
  const isDone = message !== null

  useEffect(() => {
    if (!isDone) return undefined
    const timer = setTimeout(() => void navigate('/signin', { replace: true }), redirectDelay)
    return () => clearTimeout(timer)
  }, [isDone, navigate])

  async function submit({ password }: { password: string }) {
    const answer = await resetPassword(token, password)
    if (!answer.success) return showSubmitFailure(answer, form)
    // The old token is no longer valid, and the next step is the sign-in.
    leaveSession()
    setMessage(answer.message ?? '')
  }

  return (
    <AuthFrame
      meta={{ title: texts.title, path: '/reset-password', hidden: true }}
      heading={texts.heading}
      other={
        isDone
          ? { to: '/signin', label: accountTexts.signUp.signIn, replace: true }
          : { to: '/forgot-password', label: texts.askAnew }
      }
    >
      <SuccessMessage sentence={isDone ? `${message} ${texts.signInSoon}` : null} />
      {!isDone && (
        <form {...form.props(submit)} className="flex flex-col gap-2">
          <PasswordField
            label={texts.newPassword}
            autoComplete="new-password"
            hint={accountTexts.passwordHint}
            {...form.field('password')}
          />
          <Button
            type="submit"
            size="lg"
            className="mt-1"
            disabled={!known}
            busy={form.isSubmitting}
          >
            {texts.submit}
          </Button>
        </form>
      )}
    </AuthFrame>
  )
}
