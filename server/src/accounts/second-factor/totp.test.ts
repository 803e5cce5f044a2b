import { expect, test } from 'vitest'
import { codeAt, randomBase32, setUpAddress, stepAt, stepOf } from './totp.ts'

/** The secret of RFC 6238, appendix B: "12345678901234567890". */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is that of RFC 6238', (seconds, code) => {
  expect(codeAt(secret, stepAt(seconds * 1_000))).toBe(code)
})

test('a code is good half a minute before and after its time, and no longer', () => {
  const now = 1_800_000_000_000
  const step = stepAt(now)
  for (const drift of [-1, 0, 1])
    expect(stepOf(secret, codeAt(secret, step + drift), now)).toBe(step + drift)
  for (const drift of [-2, 2])
    expect(stepOf(secret, codeAt(secret, step + drift), now)).toBeUndefined()
})

test('a secret is of 20 random bytes, in letters and digits that apps take', () => {
  expect(randomBase32(20)).toMatch(/^[A-Z2-7]{32}$/)
  expect(randomBase32(20)).not.toBe(randomBase32(20))
})

test('the address names the shop and the account, whatever they are called', () => {
  const address = setUpAddress(secret, 'a+b@example.com', 'Tohfa & Sons')
  expect(address).toBe(
    `otpauth://totp/Tohfa%20%26%20Sons:a%2Bb%40example.com?secret=${secret}&issuer=Tohfa%20%26%20Sons&digits=6&period=30`,
  )
})
