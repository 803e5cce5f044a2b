import { useLayoutEffect } from 'react'
import type { SignUp } from '@tohfa/contract/accounts/accounts'
import { noticeVersion } from '@tohfa/contract/accounts/notice'
import { laterRules } from '#platform/api/form-rules.ts'
import { Button } from '#ui/button.tsx'
import { isNowhere } from '#ui/focus-place.ts'
import { PasswordField } from '#ui/form/password-field.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { useForm } from '#ui/form/use-form.ts'
import { accountTexts } from '#accounts/account/account.texts.ts'
import { createAccount } from '#accounts/account/auth.calls.ts'
import { NoticeLink } from '#accounts/account/notice/notice-link.tsx'
import { OtpField } from '#accounts/account/details/otp-field.tsx'
import { showSubmitFailure } from '#platform/api/submit-failure.ts'

const texts = accountTexts.signUp
const rules = laterRules(async () => (await import('@tohfa/contract/accounts/accounts')).newAccount)

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
  const form = useForm(rules)
  const { focus } = form

  // At once, because the focus was removed with the first step.
  useLayoutEffect(() => {
    if (isNowhere(document.activeElement)) focus('otp')
  }, [focus])

  async function submit(values: Pick<SignUp, 'otp' | 'password'>) {
    const answer = await createAccount({
      email,
      addresses: [],
      notice: noticeVersion,
      ...values,
    })
    if (answer.success) onDone()
    else showSubmitFailure(answer, form)
  }

  return (
    <form {...form.props(submit)} className="flex flex-col gap-2">
      <p className="mb-3 text-sm text-quiet">
        {`${texts.codeSentTo} `}
        <strong className="font-semibold break-words text-ink">{email}</strong>
        {texts.codeGood}
      </p>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <OtpField {...form.field('otp')} />
      <PasswordField
        label={accountTexts.password}
        autoComplete="new-password"
        hint={accountTexts.passwordHint}
        {...form.field('password')}
      />
      <p className="mt-1 text-xs text-quiet">
        {`${texts.notice} `}
        <NoticeLink part="account" />
      </p>
      <Button type="submit" size="lg" className="mt-1" busy={form.isSubmitting}>
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
