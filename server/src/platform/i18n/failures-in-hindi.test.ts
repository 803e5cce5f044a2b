import { expect, test } from 'vitest'
import { failureTextsHi } from './failures-in-hindi.ts'

test.each(Object.entries(failureTextsHi))(
  'the failure %s has a Hindi message',
  (_code, sentence) => {
    expect(sentence).toMatch(/[\u0900-\u097F]/)
  },
)
