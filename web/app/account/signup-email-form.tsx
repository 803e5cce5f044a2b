import { useForm } from 'react-hook-form'
import { texts as sharedTexts } from '@tohfa/contract/texts'
import { laterRules } from '../later-rules.ts'
import { useAppSelector } from '../store.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import { accountTexts } from './account.texts.ts'
import { requestCode } from './auth.thunks.ts'
import { showSubmitFailure } from './submit-failure.ts'

const rules = laterRules(async () => (await import('@tohfa/contract/accounts')).otpRequest)

/** Step 1: whose account it will be. */
export function SignUpEmailForm({ onSent }: { onSent: (email: string) => void }) {
  const known = useAppSelector(({ auth }) => auth.known)
  const form = useForm({ resolver: rules })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ email }) => {
    const answer = await requestCode(email)
    if (!answer.success) return showSubmitFailure(answer, ['email'], form.setError)
    toast('success', sharedTexts.otpSent)
    onSent(email)
  })

  return (
    <form method="post" noValidate className="flex flex-col gap-2" onSubmit={submit}>
      <Field
        label={accountTexts.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={accountTexts.signUp.emailHint}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" size="lg" disabled={!known} busy={isSubmitting}>
        {accountTexts.signUp.generateOtp}
      </Button>
    </form>
  )
}
