import { expect, test } from 'vitest'
import { apiUrlOf } from './razorpay.maker.ts'

test.each([
  ['https://api.razorpay.com', 'https://api.razorpay.com/v1'],
  ['http://127.0.0.1:9000/', 'http://127.0.0.1:9000/v1'],
  ['http://127.0.0.1:9000/v1/', 'http://127.0.0.1:9000/v1'],
  ['http://127.0.0.1:9000/played/pay', 'http://127.0.0.1:9000/played/pay'],
])('the payment provider at %s is called at %s', (address, called) => {
  expect(apiUrlOf(address)).toBe(called)
})
