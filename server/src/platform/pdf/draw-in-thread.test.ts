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

test('a thread draws in portions, of parts that it asks for', async () => {
  expect(await drawn({ name: 'sheet', parts: 2 })).toEqual(['sheet', ' part 0', ' part 1'])
})

test('it draws no further than is read', async () => {
  const asked: number[] = []
  const portions = draw({ name: 'sheet', parts: 3 }, async (part) => `${asked.push(part)}`)
  await portions.next()
  await portions.next()
  expect(asked).toEqual([0])
  await portions.return(undefined)
  expect(await drawn({ name: 'another', parts: 0 })).toEqual(['another'])
})

test('what fails in the thread, or where a part is read, fails here, and the next is drawn', async () => {
  await expect(drawn({ name: 'sheet', parts: 1, broken: true })).rejects.toThrow('the paper tore')
  const gone = () => Promise.reject(new Error('the picture is gone'))
  await expect(drawn({ name: 'sheet', parts: 1 }, gone)).rejects.toThrow('the picture is gone')
  expect(await drawn({ name: 'another', parts: 1 })).toEqual(['another', ' part 0'])
})
