import { UserPlus } from 'lucide'
import { useState } from 'react'
import type { StaffMember } from '@tohfa/contract/accounts/staff'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { useSession } from '#platform/session/session.store.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import type { Route } from './+types/staff.page'
import { InviteDialog } from './invite-dialog.tsx'
import { staffTexts as texts } from './staff.texts.ts'
import { PersonRow } from './person-row.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

export const clientLoader = adminLoader(({ signal }) => call('GET /admin/staff', { signal }))

/** The staff, for owners: invite, change roles and remove (docs/product.md 15.21). */
export default function PeoplePage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const staff = latest?.success ? latest.data : null
  const you = useSession(({ session }) => session?.userInfo.id)
  const [now] = useState(Date.now)
  const [isInviting, setIsInviting] = useState(false)
  const [toChange, setToChange] = useState<StaffMember | null>(null)
  const [toRemove, setToRemove] = useState<StaffMember | null>(null)

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-4">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
          <p className="text-sm text-quiet">{texts.sentence}</p>
        </div>
        <Button onClick={() => setIsInviting(true)}>
          <Icon shape={UserPlus} className="size-4" />
          {texts.invite}
        </Button>
      </div>
      <div aria-busy={!answer}>
        <Reading answer={answer} known={staff} texts={texts} reload={reload}>
          <Skeleton className="mt-4 h-16" />
          <Skeleton className="mt-4 h-16" />
        </Reading>
        <ul className="border-t border-hairline empty:hidden">
          {(staff ?? []).map((member) => (
            <PersonRow
              key={member.id}
              member={member}
              isYou={member.id === you}
              now={now}
              onChangeRole={() => setToChange(member)}
              onRemove={() => setToRemove(member)}
              onSent={reload}
            />
          ))}
        </ul>
        {staff?.length === 1 && (
          <EmptyState heading={<h2>{texts.aloneTitle}</h2>} sentence={texts.aloneSentence} />
        )}
      </div>
      <InviteDialog
        open={isInviting}
        onClose={() => setIsInviting(false)}
        onSent={() => {
          setIsInviting(false)
          reload()
        }}
      />
      <RoleDialog
        member={toChange}
        onClose={() => setToChange(null)}
        onChanged={() => {
          setToChange(null)
          reload()
        }}
      />
      <RemoveDialog
        member={toRemove}
        onClose={() => setToRemove(null)}
        onRemoved={() => {
          setToRemove(null)
          reload()
        }}
      />
    </div>
  )
}
