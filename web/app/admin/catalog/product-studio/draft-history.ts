import type { DraftStep, StudioDraft } from './studio-draft.ts'

/** A draft with those that undo and redo return to, the nearest last. */
export type DraftHistory = {
  draft: StudioDraft
  past: readonly StudioDraft[]
  future: readonly StudioDraft[]
  /** What the last change belongs to, as long as it goes on: a word, a figure, a slider. */
  open?: string | undefined
}

export const draftHistory = (draft: StudioDraft): DraftHistory => ({ draft, past: [], future: [] })

/**
 * Changes the draft. Changes with the same key, one after the other, are undone together; without a
 * key, those that change the same values and nothing else. With null a change is a step by itself.
 */
export function changed(history: DraftHistory, step: DraftStep, key?: string | null): DraftHistory {
  const { draft: before, past, open } = history
  const draft = step(before)
  const paths = pathsOf(before, draft)
  if (paths.length === 0) return history
  const own = paths.includes(structure) ? undefined : paths.join(' ')
  const now = key === undefined ? own : (key ?? undefined)
  const goesOn = now !== undefined && now === open && past.length > 0
  return { draft, past: goesOn ? past : [...past, before], future: [], open: now }
}

export function undone({ draft, past, future }: DraftHistory): DraftHistory | undefined {
  const before = past.at(-1)
  return before && { draft: before, past: past.slice(0, -1), future: [...future, draft] }
}

export function redone({ draft, past, future }: DraftHistory): DraftHistory | undefined {
  const after = future.at(-1)
  return after && { draft: after, past: [...past, draft], future: future.slice(0, -1) }
}

/** The first area whose content differs between two drafts. */
export function changedArea(before: StudioDraft, after: StudioDraft): string | undefined {
  const of = ({ template }: StudioDraft) =>
    new Map(template.areas.map((area) => [area.id, JSON.stringify(area)]))
  const [one, other] = [of(before), of(after)]
  return [...new Set([...one.keys(), ...other.keys()])].find((id) => one.get(id) !== other.get(id))
}

/** Stands for a list that got longer, shorter or another order. */
const structure = 'structure'

/** The paths of all values that differ. */
function pathsOf(before: unknown, after: unknown, path = ''): string[] {
  if (Object.is(before, after)) return []
  if (!isParent(before) || !isParent(after)) return [path]
  if (before['length'] !== after['length']) return [structure]
  if ('id' in before && 'id' in after && before['id'] !== after['id']) return [structure]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => pathsOf(before[key], after[key], `${path}.${key}`))
}

const isParent = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
