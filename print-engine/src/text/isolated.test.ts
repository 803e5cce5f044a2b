import { expect, test } from 'vitest'
import { isolated } from './isolated.ts'

test.each(['محمد علی', 'Sana ثنا', 'דוד'])(
  'the name %s is set off, so that the sentence around it stays in order',
  (name) => {
    expect(`Hello, ${isolated(name)} (2)`).toBe(`Hello, \u2068${name}\u2069 (2)`)
  },
)

test.each(['Asha Rao', 'मीरा', 'கார்த்திக்', '😀 12', ''])(
  'the name %j stays as it was typed',
  (name) => {
    expect(isolated(name)).toBe(name)
  },
)
