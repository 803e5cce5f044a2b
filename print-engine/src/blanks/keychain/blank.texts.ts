// chunk: staff
import type { BlankWords } from '#mockup/blank-words.ts'

export const keychain = {
  label: 'Key chain',
  shapes: {
    disc: 'Disc',
    upright: 'Upright tag',
    house: 'House',
    fob: 'Leather fob',
    bar: 'Wooden bar',
    rickshaw: 'Auto rickshaw',
    pair: 'Pair of tags',
    'heart-halves': 'Two halves of a heart',
  },
} as const satisfies BlankWords<'keychain'>
