import { useEffect, useState } from 'react'
import type { EmailProof, UserInfo } from '@tohfa/contract/accounts/accounts'
import { answerTexts } from '@tohfa/contract/i18n/answers.texts'
import { texts as sharedTexts } from '@tohfa/contract/i18n/texts'
import { laterRules } from '#platform/api/form-rules.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useForm } from '#ui/form/use-form.ts'
import { accountTexts } from '#accounts/account/account.texts.ts'
import { newEmailTexts as texts } from './new-email.texts.ts'
import { OtpField } from './otp-field.tsx'
import { showSubmitFailure } from '#platform/api/submit-failure.ts'
import { cancelEmailChange, confirmEmail, updateUser } from '#accounts/account/user.calls.ts'

const rules = laterRules(async () => (await import('@tohfa/contract/accounts/accounts')).emailProof)

/**
 * A new e-mail that needs its code and the password; the code can be requested again, or the change
 * cancelled.
 */
export function NewEmail({
  user: { id, email, pendingEmail = '' },
  isNew,
  onEnd,
}: {
  user: UserInfo
  /** Requested just now: the code is the next step. */
  isNew: boolean
  /** Called after it is confirmed or cancelled. */
  onEnd: () => void
}) {
  const form = useForm(rules)
  const { focus } = form
  const [asking, setAsking] = useState<'resend' | 'cancel' | null>(null)

  useEffect(() => {
    if (isNew) focus('otp')
  }, [isNew, focus])

  async function submit(proof: EmailProof) {
    const answer = await confirmEmail({ id, ...proof })
    if (!answer.success) return showSubmitFailure(answer, form)
    toast('success', answerTexts.emailChanged)
    onEnd()
  }

  async function resend() {
    setAsking('resend')
    const answer = await updateUser({ id, email: pendingEmail })
    setAsking(null)
    if (!answer.success) return toast('error', answer.error)
    toast('success', sharedTexts.otpSent)
    focus('otp')
  }

  async function cancel() {
    setAsking('cancel')
    const answer = await cancelEmailChange(id)
    setAsking(null)
    if (!answer.success) return toast('error', answer.error)
    onEnd()
  }

  return (
    <section className="max-w-2xl border-l-2 border-warning bg-warning-wash px-4 py-4 sm:px-5">
      <h3 className="font-semibold">{texts.heading}</h3>
      <p className="mt-1 text-sm wrap-anywhere">
        {texts.sent(pendingEmail)} {texts.stays(email)}
      </p>
      <form {...form.props(submit)} className="mt-4 flex flex-col gap-2">
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
          <OtpField {...form.field('otp')} />
          <PasswordField
            label={accountTexts.password}
            autoComplete="current-password"
            hint={texts.passwordHint}
            {...form.field('password')}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.isSubmitting}>
            {texts.confirm}
          </Button>
          <Button look="secondary" busy={asking === 'resend'} onClick={() => void resend()}>
            {texts.resend}
          </Button>
          <Button look="quiet" busy={asking === 'cancel'} onClick={() => void cancel()}>
            {texts.keep}
          </Button>
        </div>
      </form>
    </section>
  )
}
