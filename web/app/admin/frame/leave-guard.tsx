import { useEffect, type RefObject } from 'react'
import { type Path, useBlocker } from 'react-router'
import { frameTexts as texts } from './frame.texts.ts'
import { QuestionDialog } from './question-dialog.tsx'

/** Asks before something unsaved is left behind: for another page here, or by closing the tab. */
export function LeaveGuard({
  isDirty,
  isDone,
  stays,
  onLeave,
}: {
  isDirty: boolean
  /** Set when the form itself leads away. */
  isDone: RefObject<boolean>
  /** Whether what was typed is still there at an address. */
  stays?: (there: Path) => boolean
  onLeave: () => void
}) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      isDirty &&
      !isDone.current &&
      // A session that ended leads to its page; what was typed is kept for afterwards.
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
