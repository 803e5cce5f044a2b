/** `npm run motifs`: writes the drawings of the shop as motifs for the studio. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { motifIds, type MotifId } from '@tohfa/print-engine/scene/motif-ids'
import { flatten } from './flatten.ts'
import { motifDrawings } from './motif-drawings.ts'

/** Where the motifs are kept, a file an id. */
export const motifsFolder = join(import.meta.dirname, '../../../print-engine/motifs')

/** A motif as its file has it: a path a line. */
export function motifFile(id: MotifId): string {
  const [svg, ...slots] = motifDrawings[id]
  const { box, paths } = flatten(svg, slots)
  const lines = paths.map((path) => `    ${JSON.stringify(path)}`).join(',\n')
  return `{\n  "box": ${JSON.stringify(box)},\n  "paths": [\n${lines}\n  ]\n}\n`
}

if (import.meta.main) {
  await mkdir(motifsFolder, { recursive: true })
  for (const id of motifIds) await writeFile(join(motifsFolder, `${id}.json`), motifFile(id))
}
