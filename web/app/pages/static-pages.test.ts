import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { editableNames, footerPages, listedPages, listFile, listText } from '../../page-list.ts'

test('the list of pages matches their front matter: npm run pages writes it', () => {
  expect(readFileSync(listFile, 'utf8')).toBe(listText())
})

test('staff cannot edit the notice, whose text has a version', () => {
  const names = listedPages().map(({ name }) => name)
  expect(names).toContain('data-notice')
  expect(Object.keys(editableNames('en'))).toEqual(names.filter((name) => name !== 'data-notice'))
})

test.each(['en', 'hi'] as const)(
  'the footer links to each page under its group, in %s',
  (language) => {
    const groups = footerPages(language)
    expect(Object.keys(groups).sort()).toEqual(['help', 'policies', 'shop'])
    const called = Object.values(groups)
      .flat()
      .map(({ label }) => label)
    expect(new Set(called).size).toBe(called.length)
  },
)
