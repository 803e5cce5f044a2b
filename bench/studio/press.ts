import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type BlankId, blanks } from '@tohfa/print-engine/scene/blanks'
import { scene as sceneSchema } from '@tohfa/print-engine/scene/scene'
import {
  type Answer,
  renderInProcess,
  drawerEnv,
  type Order,
} from '../../server/src/studio/press/worker/render-in-process.ts'
import { renderSheet } from '../../server/src/studio/press/render-sheet.ts'
import type { Sheet } from '../../server/src/studio/press/sheet.ts'
import { median } from '../median.ts'
import { descendants, mostMemory } from './memory.ts'
import { preparePhoto } from '../../server/src/studio/photos/prepare-photo.ts'
import { anOrdinaryPhoto, aPhoneshot, largestPhotos } from './phoneshot.ts'

const program = fileURLToPath(
  new URL('../../server/src/studio/press/worker/worker-process.ts', import.meta.url),
)
const rounds = 3
const file = '0'.repeat(64)

/**
 * A press file with a name, one with a photo of 12 megapixels all over it too, and one with noise.
 * For each: the PNG alone, the whole proof, and the peak memory of the drawing process. The
 * baseline is the time that sharp takes to write a PNG of those pixels.
 */
export async function measurePress() {
  sharp.concurrency(1)
  sharp.cache(false)
  const [photo, noise] = [await anOrdinaryPhoto(), await aPhoneshot()]
  return {
    'mug, words': await measure('mug', 'wrap'),
    'mug, photo': await measure('mug', 'wrap', photo),
    'mug, noise': await measure('mug', 'wrap', noise),
    'shirt, words': await measure('tee', 'front'),
    'shirt, photo': await measure('tee', 'front', photo),
    'shirt, noise': await measure('tee', 'front', noise),
  }
}

/** The most memory of what draws a shirt under one photo as fine as may be sent, PNG and PDF. */
export async function measureLargest() {
  const rows: Record<string, { 'memory MB': number }> = {}
  for (const [type, photo] of Object.entries(await largestPhotos())) {
    const { files } = await preparePhoto(photo)
    const master = files.find(({ name }) => name === 'master')?.bytes
    if (!master) throw new Error('a photo has a master')
    const sheet = aSheet('tee', 'front', file)
    rows[`shirt, ${type} of 50 MP`] = { 'memory MB': await mostOf([sheet], master) }
  }
  return rows
}

async function measure(blank: BlankId, area: string, photo: Buffer = Buffer.alloc(0)) {
  const sheet = aSheet(blank, area, photo.length > 0 ? file : undefined)
  const png = await timed(() => renderSheet(sheet, { photo: () => Promise.resolve(photo) }))
  const drawn = await renderedInProcess(sheet, photo)
  const { width, height } = await sharp(png.last).metadata()
  const pixels = await sharp(png.last).raw().toBuffer()
  const channels = pixels.length / width / height === 4 ? 4 : 3
  const bare = await timed(() =>
    sharp(pixels, { raw: { width, height, channels } }).png().toBuffer(),
  )
  return {
    'PNG ms': Math.round(png.ms),
    'bare PNG ms': Math.round(bare.ms),
    ratio: Number((png.ms / bare.ms).toFixed(2)),
    'proof ms': drawn.ms,
    'memory MB': drawn.memory,
  }
}

/** The most memory of what draws, one after the other as the shop asks for it, small sheets and large. */
export async function measureRow() {
  const [mug, shirt] = [aSheet('mug', 'wrap', file), aSheet('tee', 'front', file)]
  const row = [mug, mug, mug, shirt, shirt, mug, shirt]
  const memory = await mostOf(row, await aPhoneshot())
  return { 'mugs and shirts in a row': { 'memory MB': memory } }
}

/** The most memory of a process that draws these sheets under a photo, PNG and PDF. */
async function mostOf(sheets: readonly Sheet[], photo: Buffer): Promise<number> {
  const parts = { photo: () => Promise.resolve(photo) }
  const over = new AbortController()
  let memory = 0
  const watch = async () => {
    for (; !over.signal.aborted; await sleep(50))
      for (const pid of await descendants(process.pid, 'worker-process'))
        memory = Math.max(memory, (await mostMemory(pid)) || 0)
  }
  const watching = watch()
  for (const sheet of sheets) {
    await renderInProcess('sheet', sheet, parts)
    await renderInProcess('pdf', sheet, parts)
  }
  over.abort()
  await watching
  return memory
}

/** The second time and after: the first one reads fonts. */
async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; last: T }> {
  let last = await work()
  const ms: number[] = []
  for (let round = 0; round < rounds; round++) {
    const from = performance.now()
    last = await work()
    ms.push(performance.now() - from)
  }
  return { ms: median(ms), last }
}

async function renderedInProcess(
  sheet: Sheet,
  photo: Buffer,
): Promise<{ ms: number; memory: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'tohfa-bench-'))
  const child = fork(program, [folder], {
    execArgv: [],
    env: drawerEnv(folder),
  })
  try {
    const draw = async () => {
      const master = join(folder, 'master')
      await writeFile(master, photo)
      child.send({ task: 'sheet', given: sheet, files: { [file]: master } } satisfies Order)
      const [answer] = (await once(child, 'message')) as [Answer]
      if ('failure' in answer) throw new Error(answer.failure)
    }
    await draw()
    // Who took so much more than at its start draws no second one in the shop.
    const memory = await mostMemory(child.pid ?? 0)
    const { ms } = await timed(draw)
    return { ms: Math.round(ms), memory }
  } finally {
    child.disconnect()
  }
}

/** An area with a name on it, over a photo if there is one. */
export function aSheet(id: BlankId, areaId: string, photo?: string, text = 'अनन्या Ananya'): Sheet {
  const area = blanks[id].areas.find((one) => one.id === areaId)
  if (!area) throw new Error(`${id} has no ${areaId}`)
  const { width, height } = area
  const { areas } = sceneSchema.parse({
    v: 1,
    blank: id,
    areas: [
      {
        id: areaId,
        items: [
          ...(photo
            ? [{ id: 'photo', kind: 'photo', x: 0, y: 0, width, height, file: photo }]
            : []),
          {
            id: 'name',
            kind: 'text',
            x: 0,
            y: 0,
            text,
            font: 'baloo-2-700',
            size: height / 8,
            width,
            color: '#a8322a',
          },
        ],
      },
    ],
  })
  const [scene] = areas
  if (!scene) throw new Error('a scene has an area')
  return { area, scene, blank: blanks[id] }
}
