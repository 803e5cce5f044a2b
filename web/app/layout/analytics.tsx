import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import type { PageHandle } from '#platform/page-head/page-handle.ts'
import { useRootData } from '#platform/page-head/root-data.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { layoutTexts as texts } from './layout.texts.ts'

/** Registered here, because the script of the question may still be loading. */
const askAgain = 'ask-for-consent'
const Counting = lazyPart(() => import('#platform/analytics/counting.tsx'))

/**
 * The analytics account that counts this page, if the shop has one; staff pages are not counted.
 */
export function useMeasurementId(): string | undefined {
  const id = useRootData()?.gaMeasurementId
  const forStaff = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.forStaff)
  return forStaff ? undefined : id
}

/** Counts page views if the shop has an analytics account; otherwise it loads no code. */
export function Analytics() {
  const id = useMeasurementId()
  const [isReopened, setReopened] = useState(false)

  useEffect(() => {
    const heard = () => setReopened(true)
    window.addEventListener(askAgain, heard)
    return () => window.removeEventListener(askAgain, heard)
  }, [])

  if (!id) return null
  return <Counting id={id} isReopened={isReopened} onAnswer={() => setReopened(false)} />
}

/** Opens the question again: withdrawing a consent is as easy as giving it. */
export function ConsentLink() {
  return (
    <button
      type="button"
      className="min-h-9 text-link underline underline-offset-4 hover:decoration-2"
      onClick={() => window.dispatchEvent(new Event(askAgain))}
    >
      {texts.counting}
    </button>
  )
}
