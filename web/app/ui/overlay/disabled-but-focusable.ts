import type { SyntheticEvent } from 'react'

const refuse = (event: SyntheticEvent) => event.preventDefault()

/** For a temporarily inactive control: `disabled` would remove the focus from it. */
export function disabledButFocusable(busy: boolean | undefined) {
  return busy ? { 'aria-disabled': true, onClick: refuse, onDrop: refuse } : {}
}
