// chunk: later
import { useEffect } from 'react'
import { useSession } from '#platform/session/session.store.ts'
import { onWishes, readWishes, showWishes } from './wish-list.store.ts'

/** Keeps the hearts of a page as the device says, and joins it with the account at sign-in. */
export function WishListSync() {
  const userId = useSession(({ session }) => session?.userInfo.id)
  const joins = useSession(({ beganHere }) => beganHere)

  useEffect(() => onWishes(showWishes), [])
  // Log Out empties the device.
  useEffect(showWishes, [userId])
  useEffect(() => {
    if (userId && joins) void readWishes()
  }, [userId, joins])

  return null
}
