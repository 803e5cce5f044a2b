import { fillTemplate, initialValues } from '@tohfa/print-engine/scene/fill-template'
import { templateFaults } from '@tohfa/contract/studio/template-faults'
import { figureFaults } from './own-faults.ts'
import { itemsOf, type StudioDraft } from './studio-draft.ts'
import { productStudioTexts as texts } from './product-studio.texts.ts'

/** A message per field, by the server's path: `template.areas.0.items.1.size`. */
export type StudioFaults = Readonly<Record<string, string>>

/** The template as sent: items with a field show its sample, so that its text is drawn. */
export function bodyOf(draft: StudioDraft): StudioDraft {
  const { template, fields } = draft
  const { scene } = fillTemplate(template, fields, initialValues(fields), {
    photo: () => undefined,
  })
  return { ...draft, template: scene }
}

/** All errors that the page finds itself. */
export function faultsOf(draft: StudioDraft): StudioFaults {
  if (itemsOf(draft).length === 0) return { template: texts.nothingOnIt }
  const faults = Object.fromEntries(figureFaults(draft))
  for (const { path, message } of templateFaults(bodyOf(draft)))
    if (!isSampled(draft, path)) faults[path.join('.')] ??= message
  return faults
}

/** Texts from a sample, whose error belongs to their field. */
function isSampled({ template, fields }: StudioDraft, path: readonly PropertyKey[]): boolean {
  const [head, , area, , index, key] = path
  if (head !== 'template' || key !== 'text') return false
  const item = template.areas[Number(area)]?.items[Number(index)]
  return fields.some(({ id, kind }) => kind === 'text' && id === item?.field)
}

/** The errors below a path, by the rest of their path. */
export function faultsBelow(faults: StudioFaults, path: string): StudioFaults {
  const start = `${path}.`
  return Object.fromEntries(
    Object.entries(faults).flatMap(([at, sentence]) =>
      at.startsWith(start) ? [[at.slice(start.length), sentence]] : [],
    ),
  )
}
