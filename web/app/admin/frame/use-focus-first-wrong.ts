import { type RefObject, useCallback, useEffect, useState } from 'react'
import { focusFirstWrong } from './focus-first-wrong.ts'

/** Leads into the first wrong field of a form, once what was told of it before the call is drawn. */
export function useFocusFirstWrong(form: RefObject<HTMLFormElement | null>): () => void {
  const [asked, setAsked] = useState(0)

  useEffect(() => {
    if (asked > 0) focusFirstWrong(form.current)
  }, [asked, form])

  return useCallback(() => setAsked((times) => times + 1), [])
}
