// chunk: account
import { Outlet } from 'react-router'
import { useVisitorsOnly } from './guards.ts'

/** The guard of the pages for visitors. */
export default function VisitorsOnly() {
  useVisitorsOnly()
  return <Outlet />
}
