import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Session } from '@tohfa/contract/accounts/accounts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useMember } from '#platform/session/guards.ts'

export type AccountViews = Record<string, (props: { session: Session }) => ReactNode>

/** The section that the address names. */
export function AccountView({ views }: { views: AccountViews }) {
  const { action = '' } = useParams()
  const session = useMember()
  const View = Object.hasOwn(views, action) ? views[action] : undefined
  return session && View ? <View session={session} /> : <AccountSkeleton />
}

/** Shown until the section has loaded. */
export const AccountSkeleton = () => <Skeleton className="h-64" />
