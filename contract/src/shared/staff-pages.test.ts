import { expect, test } from 'vitest'
import { pages } from './site-map.ts'
import { isStaffPage } from './staff-pages.ts'

test('the pages of the staff are known by their path, and no others', () => {
  const known = pages.filter(({ pattern }) => isStaffPage(pattern))
  expect(known.length).toBeGreaterThan(20)
  expect(known).toEqual(pages.filter((page) => page.for === 'staff'))
  expect(isStaffPage('/administration')).toBe(false)
})
