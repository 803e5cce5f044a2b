import { expect, test } from 'vitest'
import { whatsappNumber } from './whatsapp-number.ts'

test.each([
  ['https://wa.me/919876543210', '', '919876543210'],
  ['https://wa.me/+919876543210', '', '919876543210'],
  ['https://api.whatsapp.com/send?phone=919876543210', '', '919876543210'],
  ['https://wa.me/message/ABC', '+91 98765 43210', '919876543210'],
  ['', '098765 43210', '919876543210'],
  ['', '98765-43210', '919876543210'],
  ['', '+91 141 234 5678', null],
  ['', '', null],
])('the link "%s" and the phone "%s" give the number %s', (whatsappUrl, phone, number) => {
  expect(whatsappNumber({ whatsappUrl, phone })).toBe(number)
})
