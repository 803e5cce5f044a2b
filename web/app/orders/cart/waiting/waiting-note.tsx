import { useSyncExternalStore } from 'react'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { waitingStore } from './waiting-choices.ts'
import { waitingTexts as texts } from './waiting.texts.ts'

/** Shows on the sign-in pages how many choices wait. */
export default function WaitingNote() {
  const { length } = useSyncExternalStore(waitingStore.subscribe, waitingStore.current)
  if (length === 0) return null
  return (
    <p className="mb-5 border-l-2 border-link pl-4 text-sm">
      {texts.atSignIn(length)}{' '}
      <Link to="/cart" className={textLinkClass}>
        {texts.seeCart}
      </Link>
    </p>
  )
}
