import { useLayoutEffect } from 'react'
import { laterRules } from '#platform/api/form-rules.ts'
import { useSession } from '#platform/session/session.store.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useForm } from '#ui/form/use-form.ts'
import { accountTexts } from '#accounts/account/account.texts.ts'
import { requestCode } from '#accounts/account/auth.calls.ts'
import { showSubmitFailure } from '#platform/api/submit-failure.ts'

const rules = laterRules(async () => (await import('@tohfa/contract/accounts/accounts')).otpRequest)

/**
 * Step 1: the name and the e-mail. It takes the focus when it replaces step 2, whose button led
 * back.
 */
export function SignUpEmailForm({
  focusesEmail,
  onSent,
}: {
  focusesEmail: boolean
  onSent: (email: string) => void
}) {
  const known = useSession((session) => session.known)
  const form = useForm(rules)
  const { focus } = form

  useLayoutEffect(() => {
    if (focusesEmail) focus('email')
  }, [focusesEmail, focus])

  async function submit({ email }: { email: string }) {
    const answer = await requestCode(email)
    if (!answer.success) return showSubmitFailure(answer, form)
    toast('success', answer.message)
    onSent(email)
  }

  return (
    <form {...form.props(submit)} className="flex flex-col gap-2">
      <Field
        label={accountTexts.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={accountTexts.signUp.emailHint}
        {...form.field('email')}
      />
      <Button type="submit" size="lg" disabled={!known} busy={form.isSubmitting}>
        {accountTexts.signUp.generateOtp}
      </Button>
    </form>
  )
}
