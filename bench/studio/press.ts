import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type BlankId, blanks } from '@tohfa/contract/studio/blanks'
import { scene as sceneSchema } from '@tohfa/contract/studio/scene'
import type { Answer, Order } from '../../server/src/studio/press/apart/draw-apart.ts'
import { renderSheet } from '../../server/src/studio/press/render-sheet.ts'
import type { Sheet } from '../../server/src/studio/press/sheet.ts'
import { median } from '../median.ts'
import { mostMemory } from './memory.ts'
import { aPhoneshot } from './phoneshot.ts'

const program = fileURLToPath(
  new URL('../../server/src/studio/press/apart/draw-process.ts', import.meta.url),
)
const rounds = 3
const file = '0'.repeat(64)

/**
 * A press file with a name, and with a photo of 12 megapixels all over it too: the PNG alone, all that a
 * proof is made of, and the most memory of a process that draws it; beside it how long sharp takes to
 * write a PNG of those pixels and nothing else.
 */
export async function measurePress() {
  sharp.concurrency(1)
  sharp.cache(false)
  const photo = await aPhoneshot()
  return {
    'mug, words': await measure('mug', 'wrap'),
    'mug, photo': await measure('mug', 'wrap', photo),
    'shirt, words': await measure('tee', 'front'),
    'shirt, photo': await measure('tee', 'front', photo),
  }
}

async function measure(blank: BlankId, area: string, photo: Buffer = Buffer.alloc(0)) {
  const sheet = aSheet(blank, area, photo.length > 0)
  const png = await timed(() => renderSheet(sheet, { photo: () => Promise.resolve(photo) }))
  const drawn = await drawnApart({ work: 'sheet', sheet, masters: { [file]: photo } })
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

async function drawnApart(order: Order): Promise<{ ms: number; memory: number }> {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [],
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
  })
  try {
    const draw = async () => {
      child.send(order)
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

function aSheet(id: BlankId, areaId: string, hasPhoto: boolean): Sheet {
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
          ...(hasPhoto ? [{ id: 'photo', kind: 'photo', x: 0, y: 0, width, height, file }] : []),
          {
            id: 'name',
            kind: 'text',
            x: 0,
            y: 0,
            text: 'अनन्या Ananya',
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
