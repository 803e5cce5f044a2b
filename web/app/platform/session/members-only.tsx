import { Outlet } from 'react-router'
import { useMembersOnly } from './guards.ts'

/** The guard of the pages for members, which read from it who is signed in. */
export default function MembersOnly() {
  return <Outlet context={useMembersOnly()} />
}
