import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Login } from '@tohfa/contract/accounts/accounts'
import { Link } from '#ui/link.ts'
import { laterRules } from '#platform/api/form-rules.ts'
import { useSession } from '#platform/session/session.store.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { useForm } from '#ui/form/use-form.ts'
import { accountTexts } from '#accounts/account/account.texts.ts'
import { AuthFrame } from './auth-frame.tsx'
import { logIn } from '#accounts/account/auth.calls.ts'
import { showSubmitFailure } from '#platform/api/submit-failure.ts'

const texts = accountTexts.login
const rules = laterRules(async () => (await import('@tohfa/contract/accounts/accounts')).login)

export default function SignInPage() {
  const known = useSession((session) => session.known)
  const { state } = useLocation()
  const form = useForm(rules)
  const { lead } = form
  /** For staff with a second factor: the password was right, and the app's code is next. */
  const [needsCode, setNeedsCode] = useState(false)

  async function submit(values: Login) {
    const answer = await logIn(values)
    if (answer.success) return
    if (answer.code === 'second_factor_required' && !values.code) return setNeedsCode(true)
    showSubmitFailure(answer, form)
  }

  useEffect(() => {
    if (needsCode) lead('code')
  }, [needsCode, lead])

  return (
    <AuthFrame
      meta={{ title: texts.title, description: texts.description, path: '/signin' }}
      heading={texts.heading}
      other={{ question: texts.noAccount, to: '/signup', label: texts.createAccount }}
    >
      <form {...form.props(submit)} className="flex flex-col gap-2">
        <Field
          label={accountTexts.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.field('email')}
        />
        <PasswordField
          label={accountTexts.password}
          autoComplete="current-password"
          {...form.field('password')}
        />
        {needsCode && (
          <Field
            label={texts.code}
            hint={texts.codeHint}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            {...form.field('code')}
          />
        )}
        <p className="-mt-1 mb-3 text-sm">
          <Link to="/forgot-password" state={state} className={textLinkClass}>
            {texts.forgotPassword}
          </Link>
        </p>
        <Button type="submit" size="lg" disabled={!known} busy={form.isSubmitting}>
          {texts.submit}
        </Button>
      </form>
    </AuthFrame>
  )
}
