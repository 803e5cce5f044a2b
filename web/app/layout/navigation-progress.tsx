import { useNavigation } from 'react-router'

/** A hairline at the top of the window while the next page is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div
      aria-hidden
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-progress bg-action"
    />
  )
}
