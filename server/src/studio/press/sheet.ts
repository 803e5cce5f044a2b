import type { Blank, BlankArea } from '@tohfa/print-engine/scene/blanks'
import type { Scene, SceneArea } from '@tohfa/print-engine/scene/scene'
import { shownItems } from '@tohfa/print-engine/scene/shown-items'
import type { KeptCuts } from './kept-cuts.ts'

/** An area of a blank with its print. */
export type Sheet = {
  area: BlankArea
  scene: SceneArea
  blank: Pick<Blank, 'dpi' | 'colorSpace' | 'ink'>
}

/** The resources that a sheet only names. */
export type SheetParts = {
  /** A photo's master by its sha256; throws when there is none. */
  photo: (sha256: string) => Promise<Buffer>
  /** Photos that were cut for other sheets; without it each is cut anew. */
  cuts?: KeptCuts
}

/** The sheets of a scene that have something on them; the first, when none has. */
export function sheetsOf(blank: Blank, scene: Scene): Sheet[] {
  const sheets = scene.areas.flatMap((one) => {
    const area = blank.areas.find(({ id }) => id === one.id)
    return area ? [{ area, scene: one, blank }] : []
  })
  const inked = sheets.filter(
    (sheet) => sheet.scene.background !== null || shownItems(sheet.scene).length > 0,
  )
  return inked.length > 0 ? inked : sheets.slice(0, 1)
}
