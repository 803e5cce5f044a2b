import type { ApplyStep, StudioDraft } from './studio-draft.ts'
import type { StudioFaults } from './studio-faults.ts'

/** The props of every part of the page. */
export type Editor = { draft: StudioDraft; faults: StudioFaults; change: ApplyStep }

/** The props of a control: its path as its name, by which an error finds it, and its error. */
export function controlAt(faults: StudioFaults, path: string) {
  return (key: string) => ({ name: `${path}.${key}`, error: faults[`${path}.${key}`] })
}
