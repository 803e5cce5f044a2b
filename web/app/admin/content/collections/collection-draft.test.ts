import { expect, test } from 'vitest'
import { slugOf } from './collection-draft.ts'

test.each([
  ['For mother', 'for-mother'],
  ['  Mother’s Day! ', 'mothers-day'],
  ['Café & tea', 'cafe-tea'],
  ['माँ के लिए', ''],
])('the default address of “%s” is “%s”', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})
