import { type FormEvent, useState } from 'react'
import type { StaffMember } from '@tohfa/contract/accounts/staff'
import { useCall } from '#platform/api/use-call.ts'
import { FormEnd } from '#ui/form/form-end.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { staffDialogTexts as texts } from './staff.texts.ts'
import { RoleChoice } from './role-choice.tsx'
import { roleLabels } from './role.texts.ts'

type Props = { onClose: () => void; onChanged: () => void }

/** Changes the role of a person. */
export function RoleDialog({ member, ...props }: Props & { member: StaffMember | null }) {
  const title = member ? texts.changeTitle(member.email) : ''
  return (
    <Dialog open={member !== null} onClose={props.onClose} title={title}>
      {member && <RoleForm member={member} {...props} />}
    </Dialog>
  )
}

function RoleForm({ member, onClose, onChanged }: Props & { member: StaffMember }) {
  const { id, email, invited } = member
  const [staffRole, setStaffRole] = useState(member.staffRole)
  const [busy, call] = useCall()
  const [problem, setProblem] = useState<string | null>(null)

  async function change(event: FormEvent) {
    event.preventDefault()
    const answer = await call('PUT /admin/staff/:id', { params: { id }, body: { staffRole } })
    if (!answer.success) return setProblem(answer.error)
    toast('success', texts.changed(email, roleLabels[staffRole]), 'people')
    onChanged()
  }

  return (
    <form noValidate onSubmit={(event) => void change(event)} className="flex flex-col gap-4 p-5">
      <RoleChoice value={staffRole} onChange={setStaffRole} />
      {!invited && <p className="text-sm">{texts.signedOut}</p>}
      <FormEnd
        problem={problem}
        leave={texts.cancel}
        send={texts.change}
        busy={busy}
        onLeave={onClose}
      />
    </form>
  )
}
