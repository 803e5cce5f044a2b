import { useEffect, type RefObject } from 'react'
import { type Path, useBlocker } from 'react-router'
import { frameTexts as texts } from './frame.texts.ts'
import { QuestionDialog } from './question-dialog.tsx'

/** Asks before unsaved changes are left, by a navigation or by closing the tab. */
export function LeaveGuard({
  isDirty,
  isDone,
  stays,
  onLeave,
}: {
  isDirty: boolean
  /** Set when the form itself navigates. */
  isDone: RefObject<boolean>
  /** Whether the draft is still there at an address. */
  stays?: (there: Path) => boolean
  onLeave: () => void
}) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      isDirty &&
      !isDone.current &&
      // An expired session redirects without a question; the draft is kept for afterwards.
      there.pathname !== '/signin' &&
      !stays?.(there) &&
      here.pathname + here.search !== there.pathname + there.search,
  )

  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      if (!isDone.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty, isDone])

  return (
    <QuestionDialog
      open={blocker.state === 'blocked'}
      title={texts.leaveTitle}
      agree={texts.yesLeave}
      refuse={texts.keepEditing}
      onAgree={() => {
        onLeave()
        blocker.proceed?.()
      }}
      onRefuse={() => blocker.reset?.()}
    >
      <p>{texts.leave}</p>
    </QuestionDialog>
  )
}
