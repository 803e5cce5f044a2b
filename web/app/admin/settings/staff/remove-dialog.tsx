import { useState } from 'react'
import type { StaffMember } from '@tohfa/contract/accounts/staff'
import { useCall } from '#platform/api/use-call.ts'
import { FormEnd } from '#ui/form/form-end.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { staffDialogTexts as texts } from './staff.texts.ts'

type Props = { onClose: () => void; onRemoved: () => void }

/** Asks, and removes a person from the staff, or revokes an invitation. */
export function RemoveDialog({ member, ...props }: Props & { member: StaffMember | null }) {
  return (
    <Dialog
      open={member !== null}
      onClose={props.onClose}
      title={texts.removeTitle}
      role="alertdialog"
    >
      {member && <Question member={member} {...props} />}
    </Dialog>
  )
}

function Question({ member, onClose, onRemoved }: Props & { member: StaffMember }) {
  const { id, email, invited } = member
  const [busy, call] = useCall()
  const [problem, setProblem] = useState<string | null>(null)

  async function remove() {
    const answer = await call('DELETE /admin/staff/:id', { params: { id } })
    if (!answer.success) return setProblem(answer.error)
    toast('success', texts.removed(email), 'people')
    onRemoved()
  }

  return (
    <div className="flex flex-col gap-5 p-5">
      <p className="wrap-anywhere">
        {(invited ? texts.reallyWithdraw : texts.reallyRemove)(email)}
      </p>
      <FormEnd
        problem={problem}
        leave={texts.cancel}
        send={texts.yesRemove}
        look="danger"
        busy={busy}
        onLeave={onClose}
        onSend={() => void remove()}
      />
    </div>
  )
}
