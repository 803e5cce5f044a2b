// chunk: later
import { WishListSync } from '#catalog/products/wish-list/wish-list-sync.tsx'
import { KeepPages } from './offline/keep-pages.tsx'
import { OfflineNote } from './offline-note.tsx'

/** Everything that loads after the visible page works, in one file. */
export default function LaterParts() {
  return (
    <>
      <OfflineNote />
      <KeepPages />
      <WishListSync />
    </>
  )
}
