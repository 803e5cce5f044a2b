import type { ApplyStep, StudioDraft } from './studio-draft.ts'
import type { StudioFaults } from './studio-faults.ts'

/** What every part of the page is given. */
export type Editor = { draft: StudioDraft; faults: StudioFaults; change: ApplyStep }

/** Of a control of the draft: its path as its name, by which a fault finds it, and its fault. */
export function controlAt(faults: StudioFaults, path: string) {
  return (key: string) => ({ name: `${path}.${key}`, error: faults[`${path}.${key}`] })
}
