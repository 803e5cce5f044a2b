import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { MotifEntry } from '@tohfa/contract/studio/motifs'
import type { Motif } from '@tohfa/print-engine/scene/motif'
import { type MotifId, motifIds } from '@tohfa/print-engine/scene/motif-ids'
import { slotColors } from '@tohfa/print-engine/scene/slot-colors'
import { namesOf } from './motif-names.ts'
import { motifUrl } from './motif-url.ts'
import { motifWords } from './motif-words.ts'

/** A motif's entry, and its file as it is sent. */
type Indexed = { entry: MotifEntry; file: Buffer }

let known: Promise<ReadonlyMap<string, Indexed>> | undefined

/** All motifs by their id, read at the first use. */
export function motifIndex(): Promise<ReadonlyMap<string, Indexed>> {
  known ??= readAll().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}

async function readAll() {
  const all = new Map<string, Indexed>()
  for (const id of motifIds) all.set(id, await indexed(id))
  return all
}

async function indexed(id: MotifId): Promise<Indexed> {
  const file = await readFile(motifUrl(id))
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 12)
  const [category, words] = motifWords[id]
  const entry = {
    id,
    ...namesOf(id),
    words: words.split(' '),
    category,
    colors: slotColors(JSON.parse(file.toString('utf8')) as Motif),
    url: `/motifs/${id}.${hash}.json`,
    bytes: file.length,
  }
  return { entry, file }
}
