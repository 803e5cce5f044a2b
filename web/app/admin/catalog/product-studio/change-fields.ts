import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { addItem, newItem } from './change-items.ts'
import { freeId, moved, type DraftStep, type StudioDraft } from './studio-draft.ts'

export type FieldKind = TemplateField['kind']
type Labels = { label: string; labelHi: string }

const stems: Record<FieldKind, string> = {
  text: 'words',
  photo: 'photo',
  color: 'color',
  choice: 'choice',
}

/**
 * Adds a field. A text or photo field gets an item that follows it, because a field without items
 * is refused (docs/studio.md 10.3).
 * @param area where that item is placed
 */
export function addField(kind: FieldKind, area: string, labels: Labels, sample: string): DraftStep {
  return (draft) => {
    const id = freeId(stems[kind], draft.fields)
    const field: TemplateField = {
      id,
      ...labels,
      kind,
      required: kind === 'text' || kind === 'photo',
      sample: kind === 'photo' ? null : sample,
      ...(kind === 'text' && { max: 20 }),
      ...(kind === 'choice' && { choices: [{ id: sample, ...labels, shows: [] }] }),
    }
    const after = { ...draft, fields: [...draft.fields, field] }
    if (kind === 'text')
      return addItem(area, newItem(after, area, { kind, text: sample, field: id }))(after)
    if (kind === 'photo') return addItem(area, newItem(after, area, { kind, field: id }))(after)
    return after
  }
}

/** An undefined property is removed. */
export function withField(id: string, change: Partial<TemplateField>): DraftStep {
  return (draft) => ({
    ...draft,
    fields: draft.fields.map((field) => (field.id === id ? changed(field, change) : field)),
  })
}

function changed(field: TemplateField, change: Partial<TemplateField>): TemplateField {
  const kept = Object.entries({ ...field, ...change }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(kept) as TemplateField
}

/** Removes a field; its items stay with fixed content. */
export function removeField(id: string): DraftStep {
  return (draft) => ({
    ...draft,
    fields: draft.fields.filter((field) => field.id !== id),
    template: {
      ...draft.template,
      areas: draft.template.areas.map((area) => ({
        ...area,
        items: area.items.map((item) => unfollowed(item, id)),
      })),
    },
  })
}

function unfollowed(item: SceneItem, field: string): SceneItem {
  const kept = Object.entries(item).filter(
    ([key, value]) => !((key === 'field' || key === 'colorField') && value === field),
  )
  return Object.fromEntries(kept) as SceneItem
}

export function moveField(id: string, by: -1 | 1): DraftStep {
  return (draft) => {
    const from = draft.fields.findIndex((field) => field.id === id)
    return { ...draft, fields: moved(draft.fields, from, by) }
  }
}

/** The fields that an item may follow with its text, photo or colour. */
export function fieldsOfKind({ fields }: StudioDraft, kind: FieldKind): TemplateField[] {
  return fields.filter((field) => field.kind === kind)
}
