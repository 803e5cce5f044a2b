import type { Edit } from '@tohfa/print-engine/edit/edit'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'

/** A design of the account that was saved from a draft, with its variant. */
export type SentDesign = { id: string; version: number; color: string; size: string | null }

/** What this browser stores of a design of a product (docs/studio.md 12.4). */
export type Draft = {
  v: 2
  /** Increases with each write, in whichever tab. */
  rev: number
  /** The tab that wrote it. */
  tab: string
  /** The time of the write, in milliseconds; it increases with each write of a tab. */
  at: number
  /** The design since something was moved freely; null while it is the filled template. */
  scene: Scene | null
  /** What each field shows; null or missing where it is empty. */
  values: FieldValues
  /** The edits that undo the changes of the scene, the latest last. */
  undo: readonly Edit[]
  design: SentDesign | null
  /** Whether it differs from what the account has. */
  isUnsent: boolean
  /** The hash of its approved print. */
  proof: string | null
  /** The signed-in person; null for a visitor's draft. */
  owner: string | null
}

/** Whether the design of the account is the one of this variant. */
export const isOfVariant = (
  design: SentDesign,
  { color, size }: Pick<SentDesign, 'color' | 'size'>,
): boolean => design.color === color && design.size === size

/** Whether the account has what a draft shows. */
export const isInAccount = (
  { design, isUnsent }: Pick<Draft, 'design' | 'isUnsent'>,
  variant: Pick<SentDesign, 'color' | 'size'>,
): boolean => design !== null && !isUnsent && isOfVariant(design, variant)

/** The maximum number of stored edits that can be undone after a reload. */
export const mostUndo = 50

export const emptyDraft: Draft = {
  v: 2,
  rev: 0,
  tab: '',
  at: 0,
  scene: null,
  values: {},
  undo: [],
  design: null,
  isUnsent: false,
  proof: null,
  owner: null,
}

/**
 * Reads what is stored. A draft of the first format, which had only values, has revision 0.
 * @returns undefined where nothing is stored; `newer` for a format of a later version of the page
 */
export function draftIn(stored: unknown): Draft | 'newer' | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  if ('v' in stored && stored.v !== emptyDraft.v) return 'newer'
  return { ...emptyDraft, ...(stored as Partial<Draft>) }
}

/**
 * What is stored after a tab writes its draft, whose `rev` follows the one that the tab has read.
 * @returns `behind` when another tab wrote meanwhile, and `newer` for a later format: then nothing
 * is written
 */
export function afterWriting(stored: unknown, draft: Draft): Draft | 'behind' | 'newer' {
  const before = draftIn(stored)
  if (before === 'newer') return 'newer'
  if (before === undefined || before.rev === draft.rev - 1) return draft
  if (before.tab !== draft.tab) return 'behind'
  // Another tab has already stored what this one had left when it was hidden.
  return before.at >= draft.at ? before : { ...draft, rev: before.rev + 1 }
}

const isPhoto = (value: string | null): value is string =>
  value !== null && /^[0-9a-f]{64}$/.test(value)

/** The sha256 of the photos in the values. */
export const photosAmong = (values: FieldValues): string[] => Object.values(values).filter(isPhoto)

/** The sha256 of the photos that a draft needs, those of what can be undone too. */
export function photosOfDraft({ values, scene, undo }: Pick<Draft, 'values' | 'scene' | 'undo'>) {
  const named = JSON.stringify([scene, undo]).matchAll(/"file":"([0-9a-f]{64})"/g)
  const shown = [...named].flatMap(([, sha256]) => sha256 ?? [])
  return [...new Set([...photosAmong(values), ...shown])]
}
