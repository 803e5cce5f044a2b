import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type IconNode } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { closeToast, toastMs, type Notice, type ToastKind } from './toast.ts'
import { uiTexts } from '#ui/ui.texts.ts'

const pictures: Record<ToastKind, IconNode | null> = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  default: null,
}
const inks: Record<ToastKind, string> = {
  success: 'text-success',
  error: 'text-danger',
  warning: 'text-warning',
  info: 'text-link',
  default: 'text-ink',
}

/** The visible toasts. */
export default function ToastList({ notices }: { notices: readonly Notice[] }) {
  return notices.map((notice) => <Toast key={notice.id} notice={notice} />)
}

function Toast({ notice: { id, kind, text, stays } }: { notice: Notice }) {
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (stays || isPaused) return undefined
    const timer = setTimeout(() => closeToast(id), toastMs)
    return () => clearTimeout(timer)
  }, [id, stays, isPaused])
  const picture = pictures[kind]
  return (
    <div
      className="pointer-events-auto flex max-w-full animate-arrive items-start gap-3 rounded-control border border-hairline bg-surface py-2 pr-1 pl-4 shadow-float"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {picture && <Icon shape={picture} className={`mt-2.5 size-5 shrink-0 ${inks[kind]}`} />}
      <p className="min-w-0 flex-1 py-2 text-sm break-words">{text}</p>
      <button
        type="button"
        aria-label={uiTexts.closeToast}
        onClick={() => closeToast(id)}
        className="grid size-10 shrink-0 place-items-center rounded-control text-quiet hover:bg-sunken hover:text-ink"
      >
        <Icon shape={X} className="size-4" />
      </button>
    </div>
  )
}
