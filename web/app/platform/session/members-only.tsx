import { Outlet } from 'react-router'
import { useMembersOnly } from './guards.ts'

/** The guard of the pages for members, which get the signed-in person from it. */
export default function MembersOnly() {
  return <Outlet context={useMembersOnly()} />
}
