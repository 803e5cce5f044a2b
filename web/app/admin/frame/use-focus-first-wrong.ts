import { type RefObject, useCallback, useEffect, useState } from 'react'
import { focusFirstWrong } from './focus-first-wrong.ts'

/** Focuses the first invalid field of a form, once its errors are rendered. */
export function useFocusFirstWrong(form: RefObject<HTMLFormElement | null>): () => void {
  const [requests, setRequests] = useState(0)

  useEffect(() => {
    if (requests > 0) focusFirstWrong(form.current)
  }, [requests, form])

  return useCallback(() => setRequests((times) => times + 1), [])
}
