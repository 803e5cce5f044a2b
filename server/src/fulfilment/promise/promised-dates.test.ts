import { describe, expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { daysOf } from '#fulfilment/carriers/delhivery/delhivery.transit.ts'
import { lastOrderDay, promisedDates, promisedOn } from './promised-dates.ts'
import { pinCodeIn } from './transit-time.ts'

const { promise: untouched } = readConfig({}).settings
/** A shop that has said anything at all. */
const set = { ...untouched, cutoffHour: 14 }
const days = (type: 'caps' | 'coffee-mug', n: number) => ({
  ...untouched.productionDays,
  [type]: n,
})
const thursday = new Date('2026-11-19T06:00:00Z')
const asked = { at: thursday, types: ['caps'], settings: set, transitDays: 3 }

describe('a shop that has set nothing', () => {
  test.each(['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'])(
    'promises today and six days, whatever weekday today is (%s)',
    (today) => {
      const at = new Date(`${today}T06:00:00Z`)
      const sixth = new Date(at.getTime() + 6 * 86_400_000).toISOString().slice(0, 10)
      for (const transitDays of [null, 1, 3])
        expect(promisedDates({ ...asked, at, settings: untouched, transitDays })).toMatchObject({
          arrivesBy: sixth,
        })
    },
  )

  test('promises what the carrier needs where that is longer', () => {
    expect(promisedDates({ ...asked, settings: untouched, transitDays: 9 }).arrivesBy).toBe(
      '2026-11-30',
    )
  })

  test('says a wider window while nobody knows how long the carrier needs', () => {
    expect(promisedDates({ ...asked, settings: untouched, transitDays: null })).toEqual({
      dispatchBy: '2026-11-20',
      arrivesBy: '2026-11-25',
      latest: '2026-11-28',
    })
  })
})

test.each([
  ['before the cut-off hour', {}, ['2026-11-20', '2026-11-24', '2026-11-24']],
  [
    'from the cut-off hour on, over a Sunday on which no courier comes',
    { at: new Date('2026-11-19T08:30:00Z') },
    ['2026-11-21', '2026-11-26', '2026-11-26'],
  ],
  [
    'over a holiday',
    { settings: { ...set, holidays: ['2026-11-20'] } },
    ['2026-11-21', '2026-11-26', '2026-11-26'],
  ],
  [
    'with days to spare',
    { settings: { ...set, buffer: 2 } },
    ['2026-11-20', '2026-11-24', '2026-11-26'],
  ],
  ['with the carrier away', { transitDays: null }, ['2026-11-20', '2026-11-25', '2026-11-28']],
  [
    'for two goods, of which one takes four days',
    { types: ['caps', 'coffee-mug'], settings: { ...set, productionDays: days('coffee-mug', 4) } },
    ['2026-11-24', '2026-11-28', '2026-11-28'],
  ],
  [
    'where no more can be made on a day',
    { isFull: (_type: string, day: string) => day < '2026-11-23' },
    ['2026-11-23', '2026-11-27', '2026-11-27'],
  ],
] as const)(
  'what is ordered on a Thursday, %s',
  (_when, change, [dispatchBy, arrivesBy, latest]) => {
    expect(promisedDates({ ...asked, ...change } as typeof asked)).toEqual({
      dispatchBy,
      arrivesBy,
      latest,
    })
  },
)

describe('a day that is chosen', () => {
  const earliest = promisedDates(asked)

  test('cannot be before the first', () => {
    expect(promisedOn('2026-11-23', earliest, asked)).toBeUndefined()
    expect(promisedOn('2026-11-24', earliest, asked)).toEqual(earliest)
  })

  test('has its goods dispatched as late as the slowest arrival allows', () => {
    // The courier comes on Monday the 30th, the parcel on Thursday.
    expect(promisedOn('2026-12-03', earliest, asked)).toEqual({
      dispatchBy: '2026-11-28',
      arrivesBy: '2026-12-03',
      latest: '2026-12-03',
    })
    const spare = { ...asked, settings: { ...set, buffer: 3 } }
    expect(promisedOn('2026-12-03', promisedDates(spare), spare)?.dispatchBy).toBe('2026-11-26')
  })

  test('has its goods dispatched on no day that is full, as long as there is another', () => {
    const busy = (...full: string[]) => ({
      ...asked,
      isFull: (_type: string, day: string) => full.includes(day),
    })
    const some = busy('2026-11-27', '2026-11-28')
    expect(promisedOn('2026-12-03', earliest, some)?.dispatchBy).toBe('2026-11-26')
  })
})

test.each([{}, { cutoffHour: 14 }, { buffer: 3 }, { productionDays: days('caps', 5) }])(
  'an order of the last order day arrives before the festival at the latest, one of the day after does not (%j)',
  (change) => {
    const settings = { ...untouched, ...change }
    for (const day of ['2026-12-25', '2027-02-14', '2027-10-29']) {
      const last = lastOrderDay(day, settings)
      const at = (on: string) => new Date(`${on}T23:59:59+05:30`)
      const next = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10)
      const of = { types: [], settings, transitDays: null }
      expect(promisedDates({ ...of, at: at(last) }).latest < day).toBe(true)
      expect(promisedDates({ ...of, at: at(next) }).latest < day).toBe(false)
    }
  },
)

test.each([
  [{ success: true, data: { tat: 5 } }, 5],
  [{ data: { tat: '4' } }, 4],
  [{ data: [{ tat: 3 }] }, 3],
  [{ tat: 2.5 }, 3],
  [{ data: { tat: -1 } }, null],
  [{ data: { tat: 400 } }, null],
  [{ data: { tat: 'soon' } }, null],
  [{ data: { tat: '' } }, null],
  [{ success: false, data: null }, null],
  ['<html>', null],
  [null, null],
])('the carrier’s answer %j is read as %j days', (body, expected) => {
  expect(daysOf({ status: 200, body })).toBe(expected)
})

test.each([
  ['14 Johari Bazaar, Jaipur, Rajasthan 302003', '302003'],
  ['7 Kumharwada, Pune 411 001, Maharashtra', '411001'],
  ['Flat 123456, Pune 411-001', '411001'],
  ['12 MG Road, phone 9876543210', null],
  ['', null],
])('the PIN code of %j is %j', (address, pin) => {
  expect(pinCodeIn(address)).toBe(pin)
})
