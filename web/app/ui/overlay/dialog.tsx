import { X } from 'lucide'
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { focusMain } from '#ui/focus-main.ts'
import { isNowhere } from '#ui/focus-place.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/button.tsx'
import { uiTexts } from '#ui/ui.texts.ts'
import { useBackToClose } from './use-back-to-close.ts'

type DialogProps = {
  open: boolean
  /** Called on Escape, Back, a press on the backdrop, and the close button. */
  onClose: () => void
  /** True where the address opens it: then Back closes it by itself. */
  inAddress?: boolean
  title: string
  children: ReactNode
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** In the middle, or at an edge as a drawer. */
  place?: 'middle' | 'left' | 'right' | 'bottom'
  /** For dialogs with a header of their own. */
  bare?: boolean
  className?: string
}

const places = {
  middle: 'm-auto w-[min(32rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-control',
  left: 'mr-auto ml-0 my-0 h-dvh max-h-none w-[min(22rem,calc(100vw-3rem))] open:animate-from-left',
  right:
    'ml-auto mr-0 my-0 h-dvh max-h-none w-[min(26rem,calc(100vw-2rem))] open:animate-from-right',
  bottom:
    'mx-auto mb-0 mt-auto w-full max-w-none max-h-[85dvh] rounded-t-control open:animate-from-bottom',
}

/**
 * The native dialog: it traps the focus, closes on Escape, and restores the focus to its opener, or
 * to the page if an address opened it. Its content is mounted only while it is open.
 */
export function Dialog({
  open,
  onClose,
  inAddress = false,
  title,
  children,
  role = 'dialog',
  place = 'middle',
  bare = false,
  className = '',
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useBackToClose(open && !inAddress, onClose)

  const pressOutside = useEffectEvent((event: Event) => {
    if (event.target === ref.current) onClose()
  })

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return undefined
    const opener = document.activeElement
    keepWidth()
    dialog.showModal()
    dialog.addEventListener('click', pressOutside)
    return () => {
      dialog.removeEventListener('click', pressOutside)
      dialog.close()
      if (isNowhere(opener)) focusMain()
      else if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [open])

  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={bare ? undefined : titleId}
      aria-label={bare ? title : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      className={`flex-col bg-surface text-ink shadow-float backdrop:bg-ink/45 open:flex ${places[place]} ${className}`}
    >
      {open && (
        <>
          {!bare && (
            <div className="flex items-center justify-between gap-4 border-b border-hairline py-2 pr-2 pl-5">
              <h2 id={titleId} className="text-lg font-semibold">
                {title}
              </h2>
              <IconButton name={uiTexts.close} onClick={onClose}>
                <Icon shape={X} className="size-5" />
              </IconButton>
            </div>
          )}
          <div className="min-h-0 flex-auto scroll-pt-2 scroll-pb-20 overflow-y-auto overscroll-contain">
            {children}
          </div>
        </>
      )}
    </dialog>
  )
}

/** Measures the scroll bar that a dialog hides, so that the page does not move. */
function keepWidth() {
  const page = document.documentElement
  if (document.querySelector('dialog:modal')) return
  page.style.setProperty('--scroll-bar', `${window.innerWidth - page.clientWidth}px`)
}

/** A dialog that slides in from an edge. */
export function Drawer(
  props: Omit<DialogProps, 'place'> & { place?: 'left' | 'right' | 'bottom' },
) {
  return <Dialog place="left" {...props} />
}
