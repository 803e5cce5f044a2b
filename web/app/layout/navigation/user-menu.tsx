import { Suspense, useState, type MouseEvent } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { menuButtonClass } from '#ui/overlay/menu-button.tsx'
import { useInBrowser } from '#ui/use-in-browser.ts'
import { layoutTexts as texts } from '#layout/layout.texts.ts'
import { UserMenuFace } from './user-menu-face.tsx'

// Loaded when a pointer comes near its button.
const loadMenu = () => import('./open-user-menu.tsx')
const OpenUserMenu = lazyPart(loadMenu)

/**
 * The user menu: a link to the sign-in that becomes the menu's button after hydration, and the menu
 * after the first press.
 */
export function UserMenu({ className }: { className?: string }) {
  const [openedAt, setOpenedAt] = useState<'button' | 'first'>()
  const isAlive = useInBrowser()
  const fetchMenu = () => void loadMenu()
  const button = (
    <a
      href="/signin"
      aria-label={texts.account}
      {...(isAlive && { role: 'button', 'aria-expanded': false })}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        setOpenedAt('button')
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== ' ') return
        event.preventDefault()
        setOpenedAt(event.key === ' ' ? 'button' : 'first')
      }}
      className={menuButtonClass}
    >
      <UserMenuFace />
    </a>
  )
  return (
    <div className={className}>
      {openedAt ? (
        <Suspense fallback={button}>
          <OpenUserMenu startsAt={openedAt} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  )
}

/** In another tab or window, like any link. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey
