import { expect, test } from 'vitest'
import { timeline, type Scan } from './timeline.ts'

const ordered = '2026-11-05T10:37:00.000Z'

function scan(ScanType: Scan['ScanType'], minute: number, more: Partial<Scan> = {}): Scan {
  return {
    ScanType,
    Scan: ScanType,
    ScanDateTime: new Date(Date.parse(ordered) + minute * 60_000).toISOString(),
    ScannedLocation: 'Jaipur',
    Instructions: '',
    ...more,
  }
}
const labels = (scans: Scan[]) => timeline(ordered, scans).map(({ label }) => label)

test('an order without scans is confirmed, from the store, at its own date', () => {
  expect(timeline(ordered, [])).toEqual([
    {
      label: 'Confirmed',
      at: ordered,
      place: 'From the store',
      note: 'Order placed successfully',
    },
  ])
})

test('a parcel that was only announced is not yet on its way', () => {
  expect(labels([scan('Manifested', 5)])).toEqual(['Confirmed'])
})

test('each status appears once, with its first scan', () => {
  const steps = timeline(ordered, [
    scan('In Transit', 10, { ScannedLocation: 'Jaipur', Instructions: 'Picked up' }),
    scan('In Transit', 20, { ScannedLocation: 'Delhi', Instructions: 'Arrived' }),
  ])
  expect(steps).toHaveLength(2)
  expect(steps[1]).toMatchObject({ label: 'Shipped', place: 'Jaipur', note: 'Picked up' })
})

test('the first scan is the earliest, in whatever order the carrier lists them', () => {
  const steps = timeline(ordered, [
    scan('In Transit', 20, { ScannedLocation: 'Delhi' }),
    scan('In Transit', 10, { ScannedLocation: 'Jaipur' }),
  ])
  expect(steps[1]?.place).toBe('Jaipur')
})

test('statuses are in their fixed order, not in that of the scans', () => {
  expect(
    labels([
      scan('Undelivered', 10),
      scan('RTO', 50),
      scan('Out For Delivery', 5),
      scan('Cancelled', 40),
      scan('In Transit', 1),
      scan('Delivered', 60),
    ]),
  ).toEqual([
    'Confirmed',
    'Shipped',
    'Out for Delivery',
    'Delivered',
    'Cancelled',
    'Return',
    'Failed',
  ])
})

test("without instructions the note is the carrier's status", () => {
  expect(timeline(ordered, [scan('In Transit', 1)])[1]?.note).toBe('In Transit')
})
