import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noticeVersion, noticeVersions } from '@tohfa/contract/accounts/notice'

/** What the pages of each version said, in both languages. */
const words: Record<(typeof noticeVersions)[number], string> = {
  '1': '5599134a45c198653c2ca4e65bca961ec46cb5281dd3811ecca46c52289abc4e',
  '2': '9f5df698e24e6a8f1c175b4e89d4930a42d01864104e1958c524fe40472d0fbd',
  '3': '68949ae664d1928061a2860be3db77f76b881a6d39df08adfe13349a60e8dc4b',
  '4': '69f5a1146ba8c3f4e2e8876b48842dd7b852df13a3b2c387163b61d9154a1e05',
  '5': 'fe9cb197e906326a2694d8dc92577505369d450f9750fefd615b60d8e000d762',
  '6': 'cbc330dd1c0f1e95e9055d39fb6c5b775236fc1957568e10966b7a449af29d42',
}
const pages = ['data-notice.md', 'data-notice.hi.md'].map((name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8'),
)

test('the notice names its version in both languages, which is the newest', () => {
  expect(noticeVersion).toBe(noticeVersions.at(-1))
  expect(pages[0]).toContain(`Version ${noticeVersion}.`)
  expect(pages[1]).toContain(`संस्करण ${noticeVersion}.`)
})

test('other words of the notice are another version of it', () => {
  const hash = createHash('sha256').update(pages.join('')).digest('hex')
  expect(words[noticeVersion], hash).toBe(hash)
})
