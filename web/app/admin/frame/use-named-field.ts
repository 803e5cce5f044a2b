import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the field that the address names after its `#`, once the page has it. */
export function useNamedField(isThere: boolean): void {
  const { hash } = useLocation()

  useEffect(() => {
    const name = hash.slice(1)
    if (!isThere || !name) return
    const field = document.querySelector<HTMLElement>(`main [name="${CSS.escape(name)}"]`)
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  }, [hash, isThere])
}
