import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { call } from '#platform/api/api-client.ts'
import { useSession } from '#platform/session/session.store.ts'
import { Link } from '#ui/link.ts'
import { Button } from '#ui/button.tsx'
import { analyticsTexts as texts } from './analytics.texts.ts'
import { choose, consent, onConsent } from './consent.ts'
import { reportedAddress, reportedReferrer, reportedTitle } from './reported-address.ts'
import { startTag, tag, updateConsent } from './tag.ts'

/**
 * Asks for consent to the counting of visits, and counts them after it (docs/product.md 2.11).
 * Nothing is loaded before a consent.
 */
export default function Counting({
  id,
  isReopened,
  onAnswer,
}: {
  id: string
  /** For a person who wants to change an earlier choice. */
  isReopened: boolean
  onAnswer: () => void
}) {
  const choice = useSyncExternalStore(onConsent, consent)
  const session = useSession(({ session }) => session)
  usePageViews(choice === 'granted')

  useEffect(() => {
    if (choice === 'granted') startTag(id)
    if (choice && window.dataLayer) updateConsent(choice)
  }, [choice, id])

  if (choice && !isReopened) return null
  const decide = (decision: 'granted' | 'denied') => {
    choose(decision)
    if (session) void noteChoice(session.userInfo.id, decision === 'granted')
    onAnswer()
  }
  return (
    <section
      aria-label={texts.heading}
      data-consent
      className="inset-x-0 bottom-0 z-10 border-t border-hairline bg-surface tall:fixed"
    >
      <div className="page flex flex-col gap-x-8 gap-y-3 py-4 md:flex-row md:items-center md:justify-between">
        <p className="max-w-3xl text-sm">
          {`${texts.question} `}
          <Link to="/privacy-policy#counting" className="text-link underline underline-offset-4">
            {texts.more}
          </Link>
        </p>
        <div className="flex shrink-0 gap-3">
          <Button look="secondary" className="flex-1 md:min-w-36" onClick={() => decide('granted')}>
            {texts.accept}
          </Button>
          <Button look="secondary" className="flex-1 md:min-w-36" onClick={() => decide('denied')}>
            {texts.decline}
          </Button>
        </div>
      </div>
    </section>
  )
}

/**
 * The account of a signed-in person stores the choice too; the browser's own applies even if that
 * request fails.
 */
function noteChoice(id: string, given: boolean) {
  return call('PUT /user/:id/consents/analytics', { params: { id }, body: { given } })
}

/** Reports each page once, including the first, by an address without personal data. */
function usePageViews(allowed: boolean): void {
  const { pathname, search } = useLocation()
  const before = useRef<string>(null)

  useEffect(() => {
    if (!allowed) return undefined
    // After an immediate redirect, and when the new page has its title.
    const timer = setTimeout(() => {
      const address = reportedAddress(location.origin + pathname + search)
      tag('event', 'page_view', {
        page_location: address,
        page_title: reportedTitle(document.title),
        page_referrer: before.current ?? reportedReferrer(document.referrer),
      })
      before.current = address
    })
    return () => clearTimeout(timer)
  }, [allowed, pathname, search])
}
