import { expect, test } from 'vitest'
import { patienceMs } from '#testing/patience.ts'
import { createPortionThread } from './draw-in-thread.ts'
import type { draw as drawsPortions } from './portions.fixture.ts'

type DrawInput = Parameters<typeof drawsPortions>[0]
const draw = createPortionThread<DrawInput, string>(
  new URL('portions.fixture.ts', import.meta.url),
  patienceMs,
)

async function drawn(given: DrawInput, read = async (part: number) => `part ${part}`) {
  const portions: string[] = []
  for await (const portion of draw(given, read)) portions.push(portion.toString())
  return portions
}

test('a thread draws in portions, from parts that it requests', async () => {
  expect(await drawn({ name: 'sheet', parts: 2 })).toEqual(['sheet', ' part 0', ' part 1'])
})

test('it draws only as far as the reader reads', async () => {
  const asked: number[] = []
  const portions = draw({ name: 'sheet', parts: 3 }, async (part) => `${asked.push(part)}`)
  await portions.next()
  await portions.next()
  expect(asked).toEqual([0])
  await portions.return(undefined)
  expect(await drawn({ name: 'another', parts: 0 })).toEqual(['another'])
})

test('an error in the thread, or while reading a part, fails the stream, and the next PDF is drawn', async () => {
  await expect(drawn({ name: 'sheet', parts: 1, broken: true })).rejects.toThrow('the paper tore')
  const gone = () => Promise.reject(new Error('the picture is gone'))
  await expect(drawn({ name: 'sheet', parts: 1 }, gone)).rejects.toThrow('the picture is gone')
  expect(await drawn({ name: 'another', parts: 1 })).toEqual(['another', ' part 0'])
})

test('a PDF that waits is drawn after a reader of the one before it has left', async () => {
  const left = draw({ name: 'left', parts: 1 }, async () => 'part')
  await left.next()
  const waiting = drawn({ name: 'waiting', parts: 1 })
  await left.return(undefined)
  expect(await waiting).toEqual(['waiting', ' part 0'])
})

test('a reader who leaves while their PDF waits keeps nobody from theirs', async () => {
  const first = draw({ name: 'first', parts: 1 }, async () => 'part')
  await first.next()
  const left = draw({ name: 'left', parts: 1 }, async () => 'part')
  const begun = left.next().catch(() => undefined)
  const waiting = drawn({ name: 'waiting', parts: 1 })
  await first.return(undefined)
  await begun
  await left.return(undefined)
  expect(await waiting).toEqual(['waiting', ' part 0'])
})
