import { expect, test } from 'vitest'
import { createJoined } from './joined.ts'

function held() {
  const joined = createJoined()
  const begun: AbortSignal[] = []
  const done = Promise.withResolvers<string>()
  const ask = (asker?: AbortSignal) =>
    joined(
      'key',
      (signal) => {
        begun.push(signal)
        return done.promise
      },
      asker,
    )
  return { ask, begun, done }
}

test('concurrent requests for the same work share one run', async () => {
  const { ask, begun, done } = held()
  const all = [ask(), ask(), ask()]
  done.resolve('drawn')
  expect(await Promise.all(all)).toEqual(['drawn', 'drawn', 'drawn'])
  expect(begun).toHaveLength(1)
  await ask()
  expect(begun).toHaveLength(2)
})

test('the work goes on while one caller waits, and is aborted when all have left', async () => {
  const { ask, begun } = held()
  const [first, second] = [new AbortController(), new AbortController()]
  const left = [ask(first.signal), ask(second.signal)]
  first.abort()
  await expect(left[0]).rejects.toMatchObject({ code: 'request_timeout' })
  expect(begun[0]?.aborted).toBe(false)
  second.abort()
  await expect(left[1]).rejects.toMatchObject({ code: 'request_timeout' })
  expect(begun[0]?.aborted).toBe(true)
  void ask()
  expect(begun).toHaveLength(2)
})
