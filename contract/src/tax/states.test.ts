import { expect, test } from 'vitest'
import { stateCodeOf, stateCodes } from './states.ts'

test('there are 36 states and territories, in the order of their names', () => {
  expect(stateCodes).toHaveLength(36)
  expect([stateCodes[0], stateCodes[5], stateCodes.at(-1)]).toEqual(['35', '04', '19'])
})

test.each([
  ['Rajasthan', '08'],
  [' karnataka ', '29'],
  ['TAMILNADU', '33'],
  ['Tamil Nadu', '33'],
  ['Orissa', '21'],
  ['Pondicherry', '34'],
  ['Jammu & Kashmir', '01'],
  ['J&K', '01'],
  ['New Delhi', '07'],
  ['NCT of Delhi', '07'],
  ['Dadra & Nagar Haveli and Daman & Diu', '26'],
  ['Andaman & Nicobar Islands', '35'],
  ['MH', '27'],
  ['07', '07'],
  ['Bavaria', undefined],
  ['', undefined],
])('the state written %j is %s', (written, code) => {
  expect(stateCodeOf(written)).toBe(code)
})
