import { useState } from 'react'
import { isBlank } from '@tohfa/print-engine/text/blank'

const isField = (target: EventTarget) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/**
 * The server's messages at the fields of a form. A message goes as soon as its field gets another
 * value, and stays while the field is empty.
 */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  return {
    errors,
    setErrors,
    /** The handler of the form. */
    onChange({ target }: { target: EventTarget }) {
      if (!isField(target) || isBlank(target.value)) return
      const { name } = target
      setErrors((now) => {
        if (!Object.hasOwn(now, name)) return now
        const { [name]: _gone, ...left } = now
        return left
      })
    },
  }
}
