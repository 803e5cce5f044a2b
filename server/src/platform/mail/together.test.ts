import { expect, test } from 'vitest'
import { together } from './together.ts'

test('requests of one tick, and requests during a call, are combined into one call each', async () => {
  const calls: number[][] = []
  const { promise: first, resolve: answerFirst } = Promise.withResolvers<void>()
  const double = together(async (all: readonly number[]) => {
    calls.push([...all])
    if (calls.length === 1) await first
    return all.map((one) => one * 2)
  })
  const early = [double(1), double(2)]
  await Promise.resolve()
  const late = [double(3), double(4)]
  answerFirst()
  expect(await Promise.all([...early, ...late])).toEqual([2, 4, 6, 8])
  expect(calls).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('a failed call fails for its own requests, and not for later ones', async () => {
  const ask = together(async (all: readonly string[]) => {
    if (all.includes('bad')) throw new Error('no')
    return all
  })
  const both = [ask('good'), ask('bad')]
  const ends = await Promise.allSettled(both)
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask('good')).toBe('good')
})
