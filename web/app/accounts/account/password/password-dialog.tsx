import { type FormEvent, useState } from 'react'
import type { Failed } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { safetyTexts } from '#accounts/account/security/security.texts.ts'

const texts = safetyTexts.data

/** Asks for the password again before a protected action. */
export function PasswordDialog(props: {
  open: boolean
  onClose: () => void
  title: string
  sentence: string
  action: string
  dangerous?: boolean
  /** Runs the action; a failure is shown at the field. */
  onPassword: (password: string) => Promise<Failed | null>
}) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={props.title} role="alertdialog">
      <PasswordForm {...props} />
    </Dialog>
  )
}

function PasswordForm({
  onClose,
  sentence,
  action,
  dangerous = false,
  onPassword,
}: Parameters<typeof PasswordDialog>[0]) {
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<Failed | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setFailure(await onPassword(password))
    setBusy(false)
  }

  return (
    <form noValidate className="flex flex-col gap-4 p-5" onSubmit={(event) => void submit(event)}>
      <p>{sentence}</p>
      <PasswordField
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={failure?.fields?.['password'] ?? failure?.error}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" look={dangerous ? 'danger' : 'primary'} busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
