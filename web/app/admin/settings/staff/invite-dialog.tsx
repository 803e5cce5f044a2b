import { type FormEvent, useRef, useState } from 'react'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { useCall } from '#platform/api/use-call.ts'
import { Field } from '#ui/form/field.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useFocusFirstWrong } from '#admin/frame/use-focus-first-wrong.ts'
import { staffDialogTexts as texts } from './staff.texts.ts'
import { RoleChoice } from './role-choice.tsx'

type Props = { onClose: () => void; onSent: () => void }

/** Invites a person to the staff, by e-mail and role. */
export function InviteDialog({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog open={open} onClose={props.onClose} title={texts.inviteTitle}>
      {open && <InviteForm {...props} />}
    </Dialog>
  )
}

function InviteForm({ onClose, onSent }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFocusFirstWrong(form)
  const [email, setEmail] = useState('')
  const [staffRole, setStaffRole] = useState<StaffRole>('printer')
  const [busy, call] = useCall()
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const answer = await call('POST /admin/staff', { body: { email, staffRole } })
    if (answer.success) {
      toast('success', texts.sent(answer.data.email), 'people')
      return onSent()
    }
    setError(answer.fields?.['email'])
    setProblem(answer.fields?.['email'] ? null : answer.error)
    focusFirstWrong()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
      className="flex flex-col gap-4 p-5"
    >
      <Field
        label={texts.email}
        hint={texts.emailHint}
        error={error}
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
      />
      <RoleChoice value={staffRole} onChange={setStaffRole} />
      <FormEnd
        problem={problem}
        leave={texts.cancel}
        send={texts.send}
        busy={busy}
        onLeave={onClose}
      />
    </form>
  )
}
