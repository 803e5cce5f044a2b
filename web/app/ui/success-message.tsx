// chunk: forms
import { useLayoutEffect, useRef } from 'react'
import { isNowhere } from './focus-place.ts'

/** The success message that replaces a form; it is announced and takes the focus of the form. */
export function SuccessMessage({ sentence }: { sentence: string | null }) {
  const ref = useRef<HTMLSpanElement>(null)
  const isThere = sentence !== null

  // At once, while the focus of the removed form is missing: a focus elsewhere stays.
  useLayoutEffect(() => {
    if (isThere && isNowhere(document.activeElement)) ref.current?.focus()
  }, [isThere])

  return (
    <output className="block">
      {isThere && (
        <span
          ref={ref}
          tabIndex={-1}
          className="mb-4 block border-l-2 border-success bg-success-wash px-4 py-3 text-sm text-success outline-none"
        >
          {sentence}
        </span>
      )}
    </output>
  )
}
