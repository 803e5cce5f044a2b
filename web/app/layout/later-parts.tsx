// chunk: later
import { WishListSync } from '#catalog/products/wish-list/wish-list-sync.tsx'
import { OfflineNote } from './offline-note.tsx'

/** What comes after all that a page needs to be seen and used, in one file. */
export default function LaterParts() {
  return (
    <>
      <OfflineNote />
      <WishListSync />
    </>
  )
}
