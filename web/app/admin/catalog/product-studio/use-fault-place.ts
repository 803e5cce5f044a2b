import { useEffect, useState, type RefObject } from 'react'
import { itemKey } from './use-opened.ts'
import type { StudioDraft } from './studio-draft.ts'

/** Goes to the place of an error: shows its side, opens its element, and focuses its control. */
export function useFaultPlace({
  form,
  draft,
  show,
  setSide,
}: {
  form: RefObject<HTMLFormElement | null>
  draft: StudioDraft
  show: (key: string) => void
  setSide: (area: string) => void
}): (path: string) => void {
  const [wanted, setWanted] = useState<{ path: string }>()

  useEffect(() => {
    if (!wanted || !form.current) return
    const named = form.current.querySelector<HTMLElement>(`[name="${CSS.escape(wanted.path)}"]`)
    const wrong = form.current.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    const place = named ?? wrong
    const control = place?.matches('fieldset') ? place.querySelector('input') : place
    control?.focus()
  }, [wanted, form])

  return (path) => {
    const [head, at, , index] = path.replace(/^template\./, '').split('.')
    if (head === 'fields') {
      const field = draft.fields[Number(at)]
      if (field) show(`field ${field.id}`)
    }
    if (path.startsWith('template.areas.')) {
      const area = draft.template.areas[Number(at)]
      const item = area?.items[Number(index)]
      if (area) setSide(area.id)
      if (area && item) show(itemKey(area.id, item.id))
    }
    setWanted({ path })
  }
}
