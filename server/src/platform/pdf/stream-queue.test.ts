import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createStreamQueue } from './stream-queue.ts'

const begun: string[] = []
async function* portions(name: string) {
  begun.push(name)
  yield Buffer.from(`${name} begins, `)
  yield Buffer.from(`${name} ends`)
}
const idle = () => new Promise(setImmediate)

test('each person reads one before anybody reads a second, and a permit ends with its stream', async () => {
  const enqueue = createStreamQueue()
  const ask = (name: string) => enqueue({ who: name[0] ?? '' }, () => portions(name))
  const [a1, a2, b1] = [ask('a1'), ask('a2'), ask('b1')]
  const first = await a1
  await idle()
  expect(begun).toEqual(['a1'])
  expect((await first.toArray()).join('')).toBe('a1 begins, a1 ends')
  // Who disconnected meanwhile reads nothing.
  const second = await b1
  expect(begun).toEqual(['a1', 'b1'])
  second.destroy()
  expect((await (await a2).toArray()).join('')).toBe('a2 begins, a2 ends')
})

test('a failure, at once or later, releases its permit', async () => {
  const enqueue = createStreamQueue()
  const failing = enqueue({ who: 'a' }, async function* () {
    yield await Promise.reject(new Error('there is no picture'))
  })
  await expect(failing).rejects.toThrow('there is no picture')
  const later = await enqueue({ who: 'a' }, async function* () {
    yield Buffer.from('begins')
    throw new Error('the second is not there')
  })
  later.resume()
  await expect(once(later, 'end')).rejects.toThrow('the second is not there')
  expect(await (await enqueue({ who: 'a' }, () => portions('a'))).toArray()).toHaveLength(2)
})
