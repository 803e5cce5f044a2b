import type { ChangeEvent } from 'react'

/** For codes of six digits, which are pasted with spaces and words around them. */
export function keepDigits({ target }: ChangeEvent<HTMLInputElement>): void {
  target.value = target.value.replaceAll(/\D/g, '').slice(0, 6)
}
