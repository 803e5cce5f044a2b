import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { frameTexts as texts } from './frame.texts.ts'

export function AdminFooter() {
  const { name } = useStoreParticulars()
  return (
    <footer className="mt-12 border-t border-hairline">
      <p className="page py-4 text-xs text-quiet">{texts.footer(name)}</p>
    </footer>
  )
}
