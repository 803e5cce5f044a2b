import { expect, test } from 'vitest'
import { fillsFrame } from './banner-frames.ts'

test.each([
  [1920, 640, ['wide']],
  [1920, 600, ['wide']],
  [1600, 640, ['wide']],
  [1920, 480, []],
  [1280, 720, []],
  [1000, 1000, ['tall']],
  [1080, 1350, ['tall']],
  [1080, 1620, ['tall']],
  [1080, 1920, []],
  [0, 0, []],
])('%i × %i fills %j: at most a fifth of the picture is cropped', (width, height, frames) => {
  const filled = (['wide', 'tall'] as const).filter((frame) => fillsFrame({ width, height }, frame))
  expect(filled).toEqual(frames)
})
