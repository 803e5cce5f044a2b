import { type FormEvent, useState } from 'react'
import type { Failed } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { securityTexts as texts } from './security.texts.ts'

type Credentials = { password: string; code: string }

/** Asks for the password, a code, or both, and shows a refusal at its field. */
export function AskForm({
  asks,
  codeHint,
  action,
  dangerous = false,
  onGiven,
  onCancel,
}: {
  asks: readonly (keyof Credentials)[]
  codeHint?: string
  action: string
  dangerous?: boolean
  onGiven: (given: Credentials) => Promise<Failed | null>
  onCancel: () => void
}) {
  const [given, setGiven] = useState<Credentials>({ password: '', code: '' })
  const [failure, setFailure] = useState<Failed | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setFailure(await onGiven(given))
    setBusy(false)
  }

  const props = (name: keyof Credentials) => ({
    value: given[name],
    onChange: (event: { target: { value: string } }) =>
      setGiven({ ...given, [name]: event.target.value }),
    error: failure?.fields?.[name] ?? (name === asks[0] ? sentenceOf(failure) : undefined),
  })

  return (
    <form
      noValidate
      className="flex w-full max-w-md flex-col gap-2"
      onSubmit={(event) => void submit(event)}
    >
      {asks.includes('password') && (
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="current-password"
          {...props('password')}
        />
      )}
      {asks.includes('code') && (
        <Field
          label={texts.code}
          {...(codeHint && { hint: codeHint })}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          {...props('code')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={dangerous ? 'danger' : 'primary'} busy={busy}>
          {action}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

/** A failure without a field is shown at the first. */
function sentenceOf(failure: Failed | null): string | undefined {
  return failure && !failure.fields ? failure.error : undefined
}
