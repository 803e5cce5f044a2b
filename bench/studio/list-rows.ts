import { setTimeout as sleep } from 'node:timers/promises'
import type { BlankId } from '@tohfa/print-engine/scene/blanks'
import { preparePhoto } from '../../server/src/studio/photos/prepare-photo.ts'
import { renderInProcess } from '../../server/src/studio/press/worker/render-in-process.ts'
import { median } from '../median.ts'
import { childrenTime } from '../processor-time.ts'
import { descendants } from './memory.ts'
import { aSheet } from './press.ts'
import { anOrdinaryPhoto } from './phoneshot.ts'

/** Of shirts fewer, since each is drawn by a process of its own. */
const lists: [BlankId, string, number][] = [
  ['mug', 'wrap', 8],
  ['card', 'front', 8],
  ['tee', 'front', 2],
]

const rounds = 3

/**
 * What drawing a row of a list takes of the processor: of words, with one photo for all rows, and
 * with a photo of its own for each, as if none were shared; medians. It includes the starts of
 * drawing processes.
 */
export async function measureListRows() {
  const { files } = await preparePhoto(await anOrdinaryPhoto())
  const master = files.find(({ name }) => name === 'master')?.bytes
  if (!master) throw new Error('a photo has a master')
  const figures: Record<string, object> = {}
  for (const [blank, area, rows] of lists)
    for (const task of ['sheet', 'pdf'] as const) {
      const measure = async (photoOf?: (row: number) => number) => {
        await endDrawers()
        const from = childrenTime([])
        for (let row = 0; row < rows; row++) {
          const photo = photoOf?.(row)
          const file = photo === undefined ? undefined : photo.toString(16).padStart(64, '0')
          const sheet = aSheet(blank, area, file, `Asha ${row}`)
          // What follows the end of a JPEG is not read, so each is another and takes as long.
          const photos = { photo: async () => Buffer.concat([master, Buffer.from([photo ?? 0])]) }
          await renderInProcess(task, sheet, photos)
        }
        await endDrawers()
        return (childrenTime([]) - from) / rows
      }
      const times: Record<'words' | 'own' | 'shared', number[]> = { words: [], own: [], shared: [] }
      // In turns, because other work on the machine makes the same work take longer.
      for (let round = 0; round < rounds; round++) {
        times.words.push(await measure())
        times.own.push(await measure((row) => row))
        times.shared.push(await measure(() => 0))
      }
      const words = median(times.words)
      const [own, shared] = [median(times.own), median(times.shared)]
      figures[`${blank}, ${task === 'pdf' ? 'PDF' : 'PNG and previews'}`] = {
        'words ms': Math.round(words),
        'own photo ms': Math.round(own),
        'one photo ms': Math.round(shared),
        'own, ratio': Number((own / words).toFixed(2)),
        'one, ratio': Number((shared / words).toFixed(2)),
      }
    }
  return figures
}

/** Each measurement begins with a new process, and counts those that it started. */
async function endDrawers(): Promise<void> {
  for (;;) {
    const drawers = await descendants(process.pid, 'worker-process')
    if (drawers.length === 0) return
    for (const pid of drawers) process.kill(pid, 'SIGKILL')
    await sleep(50)
  }
}
