import type { SyntheticEvent } from 'react'

const refuse = (event: SyntheticEvent) => event.preventDefault()

/** For a control that takes nothing meanwhile: `disabled` would take the focus from it. */
export function disabledButFocusable(busy: boolean | undefined) {
  return busy ? { 'aria-disabled': true, onClick: refuse, onDrop: refuse } : {}
}
