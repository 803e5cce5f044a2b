// chunk: later
import { useEffect } from 'react'
import { useSession } from '#platform/session/session.store.ts'
import { onWishes, readWishes, showWishes, unsentWishes } from './wish-list.store.ts'

/**
 * Updates the hearts of a page from the device, and merges its list with the account at sign-in.
 */
export function WishListSync() {
  const userId = useSession(({ session }) => session?.userInfo.id)
  const joins = useSession(({ beganHere }) => beganHere)

  useEffect(() => onWishes(showWishes), [])
  // Log Out clears the device.
  useEffect(showWishes, [userId])
  useEffect(() => {
    if (userId && (joins || unsentWishes().length > 0)) void readWishes()
  }, [userId, joins])

  return null
}
