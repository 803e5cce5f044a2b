import { expect, test } from 'vitest'
import { otp, phone, pinCode, text } from './fields.ts'

const said = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message

test('a text keeps nothing that the database could not store', () => {
  expect(text(20).parse(' a\0b\ud800c \u{1F381} ')).toBe('ab\ufffdc \u{1F381}')
})

test.each([
  ['1234567', 'Invalid OTP'],
  ['12345', 'Invalid OTP'],
  ['', 'Invalid OTP'],
])('a code that is not six digits is an invalid one: %j', (code, sentence) => {
  expect(said(otp().safeParse(code))).toBe(sentence)
})

test('what is too long for its pattern is told as any other wrong value', () => {
  expect(said(phone().safeParse('98765432101'))).toBe('Mobile number not valid')
  expect(said(pinCode().safeParse('5600011'))).toBe('Pincode is not valid')
  expect(said(text(3).safeParse('four'))).toBe('At most 3 characters')
})
