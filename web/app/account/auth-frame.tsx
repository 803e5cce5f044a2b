import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { BlockPrintBorder } from '../ui/block-print.tsx'
import type { SignInState } from './sign-in-state.ts'

/** What the pages for visitors share: one narrow column, and why one is here. */
export function AuthFrame({
  title,
  heading,
  children,
  footer,
}: {
  title: string
  heading: string
  children: ReactNode
  footer: ReactNode
}) {
  const { sentence } = (useLocation().state ?? {}) as SignInState
  return (
    <div className="page py-10 sm:py-16">
      <title>{title}</title>
      <div className="mx-auto max-w-sm">
        <BlockPrintBorder />
        <h1 className="pt-6 pb-4 text-2xl font-semibold">{heading}</h1>
        {sentence && (
          <p
            role="alert"
            className="mb-5 border-l-2 border-warning bg-warning-wash px-4 py-3 text-sm text-warning"
          >
            {sentence}
          </p>
        )}
        {children}
        <div className="mt-6 border-t border-hairline pt-5 text-sm text-quiet">{footer}</div>
      </div>
    </div>
  )
}

export const textLinkClass =
  'rounded-control font-semibold text-link underline underline-offset-4 hover:text-action'
