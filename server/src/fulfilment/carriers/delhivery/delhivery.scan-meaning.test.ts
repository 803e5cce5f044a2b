import { expect, test } from 'vitest'
import { scanMeaning } from './delhivery.scan-meaning.ts'

test.each([
  // type, word, code → the shop's word, the order's status (docs/providers.md 2.6)
  ['UD', 'Manifested', 'X-UCI', 'Manifested', null],
  ['UD', 'Not Picked', 'X-PNP', 'Manifested', null],
  ['UD', 'Not Picked', 'DTUP-210', 'Cancelled', 'cancelled'],
  ['UD', 'In Transit', 'X-PPOM', 'In Transit', 'shipped'],
  ['UD', 'Pending', 'X-IBD3F', 'In Transit', 'shipped'],
  ['UD', 'Dispatched', 'X-DDD3FD', 'Out For Delivery', 'out-for-delivery'],
  ['UD', 'Pending', 'EOD-11', 'Undelivered', 'failed'],
  ['UD', 'Pending', 'EOD-6', 'Undelivered', 'failed'],
  ['UD', 'Pending', 'EOD-104', 'Undelivered', 'failed'],
  ['DL', 'Delivered', 'EOD-38', 'Delivered', 'delivered'],
  ['RT', 'In Transit', '', 'RTO', 'returned'],
  ['RT', 'Pending', '', 'RTO', 'returned'],
  ['RT', 'Dispatched', '', 'RTO', 'returned'],
  ['DL', 'RTO', '', 'RTO', 'returned'],
  ['CN', 'Canceled', '', 'Cancelled', 'cancelled'],
  ['CN', 'Closed', '', 'Cancelled', 'cancelled'],
  // the shop's own words, as a type or as a word
  ['Manifested', '', '', 'Manifested', null],
  ['In Transit', '', '', 'In Transit', 'shipped'],
  ['Out For Delivery', '', '', 'Out For Delivery', 'out-for-delivery'],
  ['Delivered', '', '', 'Delivered', 'delivered'],
  ['RTO', '', '', 'RTO', 'returned'],
  ['Undelivered', '', '', 'Undelivered', 'failed'],
  ['Cancelled', '', '', 'Cancelled', 'cancelled'],
  ['', 'Out For Delivery', '', 'Out For Delivery', 'out-for-delivery'],
  ['UD', 'Undelivered', '', 'Undelivered', 'failed'],
  // a push may write in any case
  ['ud', 'IN TRANSIT', '', 'In Transit', 'shipped'],
  ['dl', 'rto', '', 'RTO', 'returned'],
  ['OUT_FOR-DELIVERY', '', '', 'Out For Delivery', 'out-for-delivery'],
])('%s + %s (%s) is %s and leads to %s', (type, scan, code, scanType, orderStatus) => {
  expect(scanMeaning({ type, scan, code })).toEqual({ scanType, orderStatus })
})

test('a lost parcel is undelivered, and known to be lost', () => {
  expect(scanMeaning({ type: 'LT', scan: 'Lost' })).toEqual({
    scanType: 'Undelivered',
    orderStatus: 'failed',
    isLost: true,
  })
})

test.each([
  ['DL', 'DTO'],
  ['DL', 'In Transit'],
  ['PP', 'Open'],
  ['PU', 'Dispatched'],
  ['UD', 'Something new'],
  ['XX', 'Delivered'],
  ['', ''],
])('%s + %s moves nothing', (type, scan) => {
  expect(scanMeaning({ type, scan })).toBeNull()
})

test('a cancelled pickup is known by its sentence when it has no code', () => {
  expect(
    scanMeaning({ type: 'UD', scan: 'Not Picked', instructions: 'Seller cancelled the order' }),
  ).toMatchObject({ scanType: 'Cancelled' })
})
