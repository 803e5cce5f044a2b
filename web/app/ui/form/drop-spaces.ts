import type { ChangeEvent } from 'react'

/** For fields of digits: people write and paste `302 003` and `98765 43210`. */
export function dropSpaces({ target }: ChangeEvent<HTMLInputElement>): void {
  if (/\s/.test(target.value)) target.value = target.value.replaceAll(/\s/g, '')
}
