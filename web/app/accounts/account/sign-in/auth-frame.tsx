// chunk: account
import { Suspense, type ComponentProps, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#ui/link.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { OrnamentBorder } from '#ui/ornament-border.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { useInBrowser } from '#ui/use-in-browser.ts'
import { hasWaiting } from '#orders/cart/waiting/has-waiting.ts'
import type { SignInState } from '#platform/session/sign-in-state.ts'
import type { OtherWay } from './for-proof.tsx'

const ForProof = lazyPart(() => import('./for-proof.tsx'))
const WaitingNote = lazyPart(() => import('#orders/cart/waiting/waiting-note.tsx'))

/** The frame of the pages for visitors: a narrow column, and the reason for the sign-in. */
export function AuthFrame({
  meta,
  heading,
  children,
  other,
}: {
  meta: ComponentProps<typeof PageMeta>
  heading: string
  children: ReactNode
  /** An alternative to the form. */
  other: OtherWay
}) {
  const location = useLocation()
  // The browser has it after a reload too, but the server's HTML does not.
  const isInBrowser = useInBrowser()
  const state = ((isInBrowser ? location.state : null) ?? {}) as SignInState
  const { sentence, isForProof } = state
  return (
    <div className="page py-10 sm:py-16">
      <PageMeta {...meta} />
      <div className="mx-auto max-w-sm">
        <OrnamentBorder />
        <h1 className="pt-6 pb-4 text-2xl font-semibold">{heading}</h1>
        {sentence && (
          <p
            role="alert"
            className="mb-5 border-l-2 border-warning bg-warning-wash px-4 py-3 text-sm text-warning"
          >
            {sentence}
          </p>
        )}
        {isInBrowser && hasWaiting() && (
          <Suspense fallback={<div className="mb-5 min-h-15" />}>
            <WaitingNote />
          </Suspense>
        )}
        {isForProof && (
          <Suspense fallback={<div className="min-h-52" />}>
            <ForProof other={other} state={state} />
          </Suspense>
        )}
        {children}
        {!isForProof && (
          <p className="mt-6 border-t border-hairline pt-5 text-sm text-quiet">
            {other.question && `${other.question} `}
            <Link to={other.to} state={state} replace={other.replace} className={textLinkClass}>
              {other.label}
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}
