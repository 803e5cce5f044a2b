import { ScanSearch } from 'lucide'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useInBrowser } from '#ui/use-in-browser.ts'
import { paletteTexts as texts } from './palette.texts.ts'

const Palette = lazyPart(() => import('./palette.tsx'))

/** Opens the command palette, as Ctrl+K or Cmd+K does on every staff page. Its script loads then. */
export function PaletteButton({ role }: { role: StaffRole }) {
  const [wasOpened, setOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const isMac = useInBrowser() && navigator.platform.startsWith('Mac')

  function open() {
    setOpened(true)
    setOpen(true)
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut =
      event.key.toLowerCase() === 'k' &&
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey
    // A question that is open is answered first.
    if (!isShortcut || document.querySelector('dialog:modal')) return
    event.preventDefault()
    open()
  })

  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control px-2 text-sm font-semibold hover:bg-sunken"
      >
        <Icon shape={ScanSearch} className="size-5" />
        <span className="max-sm:sr-only">{texts.open}</span>
        <kbd
          aria-hidden
          className="rounded-control border border-hairline px-1.5 font-sans text-xs font-normal text-quiet max-lg:hidden"
        >
          {isMac ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <Palette role={role} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
