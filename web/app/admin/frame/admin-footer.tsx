import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { frameTexts as texts } from './frame.texts.ts'

export function AdminFooter() {
  const { name } = useStoreParticulars()
  return (
    <footer className="mt-12 border-t border-hairline">
      <p className="page flex flex-wrap items-center justify-between gap-x-6 py-2 text-xs text-quiet">
        {texts.footer(name)}
        {/* A plain page of the server, outside of the router. */}
        <a href="/guide" className={`inline-flex min-h-8 items-center ${textLinkClass}`}>
          {texts.guide}
        </a>
      </p>
    </footer>
  )
}
