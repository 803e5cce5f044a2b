import { expect, test } from 'vitest'
import { email, otp, phone, pinCode, text } from './fields.ts'

const messageOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message

test('a text keeps no character that the database could not store', () => {
  expect(text(20).parse(' a\0b\ud800c \u{1F381} ')).toBe('ab\ufffdc \u{1F381}')
})

test.each([
  ['1234567', 'Invalid OTP'],
  ['12345', 'Invalid OTP'],
  ['', 'Invalid OTP'],
])('a code that is not six digits is invalid: %j', (code, sentence) => {
  expect(messageOf(otp().safeParse(code))).toBe(sentence)
})

test('an overlong value has the same message as any other invalid one', () => {
  expect(messageOf(phone().safeParse('98765432101'))).toBe('Mobile number not valid')
  expect(messageOf(pinCode().safeParse('5600011'))).toBe('Pincode is not valid')
  expect(messageOf(text(3).safeParse('four'))).toBe('At most 3 characters')
})

test.each([
  '9876543210',
  ' 98765 43210 ',
  '+91 98765 43210',
  '+91-98765-43210',
  '+91 (0) 98765 43210',
  '\u202a+91\u00a098765\u2011 43210\u202c',
  '919876543210',
  '00919876543210',
  '098765 43210',
  'tel:+91-98765-43210',
  '९८७६५४३२१०',
  '+९१ ९८७६५ ४३२१०',
  '௯௮௭௬௫௪௩௨௧௦',
  '9876543210\u200B',
  '98765\uFE0F\u3164\u280043210',
  '\u20669876543210\u2069',
])('a phone number is reduced to its ten digits, however it is written: %j', (written) => {
  expect(phone().parse(written)).toBe('9876543210')
})

test.each(['560001', '560 001', '560-001', '\u200E560001', '५६०००१', '೫೬೦ ೦೦೧', '５６０００１'])(
  'a PIN code is reduced to its six digits, however it is written: %j',
  (written) => expect(pinCode().parse(written)).toBe('560001'),
)

test.each(['123456', '123 456', '123-456\u200B', '१२३४५६', '૧૨૩૪૫૬'])(
  'so is a mailed code: %j',
  (written) => expect(otp().parse(written)).toBe('123456'),
)

test('marks that were copied with an e-mail are removed', () => {
  expect(email().parse('\u202Aasha\u200B@example.com\uFE0F\u202C')).toBe('asha@example.com')
})

test('ten digits are a phone number, whatever their first digit', () => {
  for (const digits of ['9198765432', '0987654321']) expect(phone().parse(digits)).toBe(digits)
})

test.each(['98765', '98765432101', '+1 98765 43210', '+91 98765 4321', '98765x43210', '+91'])(
  'anything but a phone number of ten digits is refused: %j',
  (written) => expect(messageOf(phone().safeParse(written))).toBe('Mobile number not valid'),
)

test('a missing phone number is required', () => {
  for (const nothing of [undefined, null, '', '  '])
    expect(messageOf(phone().safeParse(nothing))).toBe('Required')
})
