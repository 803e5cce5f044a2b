import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** A queue whose work runs until the test ends it by name, and the names started so far. */
function held(options: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const enqueue = createFairQueue({ mostOfOne: 10, most: 20, ...options })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, more: { rank?: number; signal?: AbortSignal } = {}) =>
    enqueue({ who: name[0] ?? '', ...more }, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  async function end(name: string) {
    ends.get(name)?.()
    await new Promise(setImmediate)
  }
  return { ask, begun, end }
}

test('each person has one task run before anybody has a second', async () => {
  const { ask, begun, end } = held()
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => ask(name))
  await new Promise(setImmediate)
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
    expect(begun.at(-1)).toBe(name)
    await end(name)
  }
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
})

test('two concurrent tasks belong to two people', async () => {
  const { ask, begun, end } = held({ atOnce: 2 })
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void ask(name)
  await new Promise(setImmediate)
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  await end('c1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
})

test('where two of one person may run, another who comes has the next turn', async () => {
  const { ask, begun, end } = held({ atOnce: 2, atOnceOfOne: 2 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) void ask(name)
  await new Promise(setImmediate)
  expect(begun).toEqual(['a1', 'a2'])
  await end('a1')
  await end('a2')
  await end('b1')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})

test('work with the lower rank runs first, whoever requested it', async () => {
  const { ask, begun, end } = held()
  const ranks = { a1: 2, b1: 2, b2: 1, c1: 0 }
  for (const [name, rank] of Object.entries(ranks)) void ask(name, { rank })
  await new Promise(setImmediate)
  for (const name of ['a1', 'c1', 'b2', 'b1']) {
    expect(begun.at(-1)).toBe(name)
    await end(name)
  }
})

test('a task aborted while it waits is never started', async () => {
  const { ask, begun, end } = held()
  const given = new AbortController()
  void ask('a1')
  const gone = ask('b1', { signal: given.signal })
  void ask('c1')
  given.abort(new Error('the client went'))
  await expect(gone).rejects.toThrow('the client went')
  await end('a1')
  expect(begun).toEqual(['a1', 'c1'])
  await expect(ask('b2', { signal: given.signal })).rejects.toThrow('the client went')
})

test('a person with too much queued work is refused, and others are not', async () => {
  const { ask } = held({ mostOfOne: 2, most: 4 })
  for (const name of ['a1', 'a2', 'a3']) void ask(name)
  const busy = { code: 'too_busy', status: 503, retryAfter: 5 }
  await expect(ask('a4')).rejects.toMatchObject(busy)
  for (const name of ['b1', 'c1']) void ask(name)
  await expect(ask('d1')).rejects.toMatchObject(busy)
  const photos = held({ mostOfOne: 0, most: 0, busy: 'photos_busy' })
  await expect(photos.ask('a1')).rejects.toMatchObject({ ...busy, code: 'photos_busy' })
})

test('a failed or refused task releases its permit', async () => {
  const enqueue = createFairQueue({ mostOfOne: 1, most: 1 })
  const failing = enqueue({ who: 'a' }, () => Promise.reject(new Error('it failed')))
  await expect(failing).rejects.toThrow('it failed')
  expect(await enqueue({ who: 'a' }, () => Promise.resolve('done'))).toBe('done')
})
