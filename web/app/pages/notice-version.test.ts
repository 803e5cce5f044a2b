import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noticeVersion, noticeVersions } from '@tohfa/contract/accounts/notice'

/** Hashes of the pages of each version, in both languages. */
const words: Record<(typeof noticeVersions)[number], string> = {
  '1': '5599134a45c198653c2ca4e65bca961ec46cb5281dd3811ecca46c52289abc4e',
  '2': '9f5df698e24e6a8f1c175b4e89d4930a42d01864104e1958c524fe40472d0fbd',
  '3': '68949ae664d1928061a2860be3db77f76b881a6d39df08adfe13349a60e8dc4b',
  '4': '69f5a1146ba8c3f4e2e8876b48842dd7b852df13a3b2c387163b61d9154a1e05',
  '5': 'fe9cb197e906326a2694d8dc92577505369d450f9750fefd615b60d8e000d762',
  '6': 'cbc330dd1c0f1e95e9055d39fb6c5b775236fc1957568e10966b7a449af29d42',
  '7': '69dc4cd534e6bc261191fa45c1fda14aabd2e101ca96d51c48b4ae6ede6ab018',
  '8': '7db0cf6fe6e25c77a99e32c8f62057757d1a9e466496920646a4ec26d6caa8b4',
  '9': '696910fd2976bdd7d771068d5b02f800960d3e35ad80489c1a96a48d4b619e2d',
  '10': 'fd8f03b842be4e9161d1e2551dc63ebc5c5274fc3baf98f508a54f3766107c73',
  '11': '628d1302f04b77c1f2baf53d2492e4eabc59d2b85373db5e82dafdc3eed5e87a',
  '12': 'c2adae84a46119299eeb8437e27abd66471c33b573a6605faba1fb3dbeecbfe2',
  '13': 'bb3afb3bed289ca4ef52f2c724ba6db555051a2fca986e94010cae42db8277b8',
  '14': 'c3c7b01e5688eb49a1dfbc52a4c77f91b976ddec52dbbec43a0106645f59beda',
}
const pages = ['data-notice.md', 'data-notice.hi.md'].map((name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8'),
)

test('the notice has the newest version number in both languages', () => {
  expect(noticeVersion).toBe(noticeVersions.at(-1))
  expect(pages[0]).toContain(`Version ${noticeVersion}.`)
  expect(pages[1]).toContain(`संस्करण ${noticeVersion}.`)
})

test('a changed text of the notice needs a new version', () => {
  const hash = createHash('sha256').update(pages.join('')).digest('hex')
  expect(words[noticeVersion], hash).toBe(hash)
})
