import { useLocation } from 'react-router'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { frameTexts as texts } from './frame.texts.ts'

/** The state of a link from the list of what to set up; the page then leads back to it. */
export const fromSetup = { from: 'setup' } as const

/** The way back to the list of what to set up, shown after a link from there. */
export function SetupReturn() {
  const { state } = useLocation() as { state: { from?: unknown } | null }
  if (state?.from !== fromSetup.from) return null
  return (
    <p className="page pt-4 text-sm">
      <Link to="/admin/today" className={`inline-block min-h-6 ${textLinkClass}`}>
        {texts.toSetup}
      </Link>
    </p>
  )
}
