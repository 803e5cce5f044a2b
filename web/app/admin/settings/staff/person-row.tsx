import type { StaffMember } from '@tohfa/contract/accounts/staff'
import { useCall } from '#platform/api/use-call.ts'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { staffDialogTexts, staffTexts as texts } from './staff.texts.ts'
import { roleLabels } from './role.texts.ts'

/** A staff member or an invited person: the role, the sign-in, and the actions. */
export function PersonRow({
  member,
  isYou,
  now,
  onChangeRole,
  onRemove,
  onSent,
}: {
  member: StaffMember
  isYou: boolean
  /** The current time in milliseconds, for the expiry of links. */
  now: number
  onChangeRole: () => void
  onRemove: () => void
  onSent: () => void
}) {
  const { email, staffRole, invited } = member
  const [busy, call] = useCall()

  async function sendAgain() {
    const answer = await call('POST /admin/staff', { body: { email, staffRole } })
    toast(
      answer.success ? 'success' : 'error',
      answer.success ? staffDialogTexts.sent(email) : answer.error,
      'people',
    )
    if (answer.success) onSent()
  }

  return (
    <li className="grid items-center gap-x-6 gap-y-3 border-b border-hairline py-4 lg:grid-cols-[minmax(0,1fr)_7rem_minmax(0,1fr)_auto]">
      <p className="font-semibold wrap-anywhere">
        {email}
        {isYou && <span className="font-normal text-quiet">{` (${texts.you})`}</span>}
      </p>
      <p>{roleLabels[staffRole]}</p>
      <div className="text-sm text-quiet">
        {invited ? <Invited member={member} now={now} /> : <Here member={member} />}
      </div>
      <div className="flex flex-wrap gap-2 lg:justify-end">
        {invited && (
          <Button
            look="secondary"
            busy={busy}
            aria-label={texts.sendAgainTo(email)}
            onClick={() => void sendAgain()}
          >
            {texts.sendAgain}
          </Button>
        )}
        <Button look="secondary" aria-label={texts.changeRoleOf(email)} onClick={onChangeRole}>
          {texts.changeRole}
        </Button>
        <Button look="quiet" aria-label={texts.removeOne(email)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}

function Invited({ member: { invitedUntil }, now }: { member: StaffMember; now: number }) {
  const isOver = invitedUntil === undefined || Date.parse(invitedUntil) <= now
  return (
    <>
      <p className="font-medium text-warning">{texts.invited}</p>
      <p>{isOver ? texts.linkOver : texts.linkUntil(formatDateTime(invitedUntil))}</p>
    </>
  )
}

function Here({ member: { secondFactor, lastSeen } }: { member: StaffMember }) {
  return (
    <>
      <p>{secondFactor ? texts.secondStepOn : texts.secondStepOff}</p>
      <p>{lastSeen ? texts.lastSeen(formatDateTime(lastSeen)) : texts.neverSeen}</p>
    </>
  )
}
