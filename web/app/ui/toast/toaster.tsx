import { lazy, Suspense, useSyncExternalStore } from 'react'
import { noToasts, toastStore, type Notice } from './toast.ts'

// If its script fails to load, the text is shown all the same.
const ToastList = lazy(() => import('./toast-list.tsx').catch(() => ({ default: Words })))

/** The live region of toasts: always on the page, so that new content is announced. */
export function Toaster() {
  const notices = useSyncExternalStore(toastStore.subscribe, toastStore.current, noToasts)
  return (
    <div
      aria-live="polite"
      // Below the header, whose cart stays usable, and under the menus that open from it.
      className="pointer-events-none fixed top-18 right-4 left-4 z-50 flex flex-col items-end gap-2 sm:left-auto sm:w-96 lg:top-29 lg:z-15"
    >
      {notices.length > 0 && (
        <Suspense fallback={null}>
          <ToastList notices={notices} />
        </Suspense>
      )}
    </div>
  )
}

function Words({ notices }: { notices: readonly Notice[] }) {
  return notices.map(({ id, text }) => (
    <p key={id} className="max-w-full bg-surface px-4 py-4 text-sm break-words shadow-float">
      {text}
    </p>
  ))
}
