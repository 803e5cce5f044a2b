// chunk: forms
import { useLayoutEffect, useRef } from 'react'
import { isNowhere } from './focus-place.ts'

/** What went well, in a form's place; it is read out and takes the focus that the form had. */
export function SuccessMessage({ sentence }: { sentence: string | null }) {
  const ref = useRef<HTMLSpanElement>(null)
  const isThere = sentence !== null

  // At once, while the focus that a form took along is missing: who was elsewhere stays there.
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
