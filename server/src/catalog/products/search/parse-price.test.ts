import { expect, test } from 'vitest'
import { parsePrice, rangeOf } from './parse-price.ts'

test.each([
  ['gift under 300', 'gift', 300],
  ['Gifts Under ₹ 300 for mom', 'Gifts for mom', 300],
  ['mug below Rs. 500', 'mug', 500],
  ['less than 1,000 rupees rakhi', 'rakhi', 1000],
  ['tshirt < 1k', 'tshirt', 1000],
  ['500 rupaye se kam ka mug', 'ka mug', 500],
  ['500 rupees se kam', '', 500],
  ['₹500 से कम मग', 'मग', 500],
  ['under 300/- mug', 'mug', 300],
  ['mug under ₹50', 'mug', 50],
  ['under ₹299.50', '', 299.5],
  ['mug price under 400', 'mug', 400],
  ['कीमत ५०० से कम मग', 'मग', 500],
  ['1 hazaar se kam ka frame', 'ka frame', 1000],
  ['1 हज़ार से कम', '', 1000],
  ['for kids under 12 under 300', 'for kids under 12', 300],
  ['mug INR 500 below', 'mug', 500],
  ['less then 500 mug', 'mug', 500],
  ['mug<300', 'mug', 300],
  ['5 sau se kam ka mug', 'ka mug', 500],
  ['paanch sau se kam', '', 500],
  ['under five hundred', '', 500],
  ['पाँच सौ से कम मग', 'मग', 500],
  ['एक हज़ार से कम', '', 1000],
])('“%s” asks for “%s” that costs less than %d', (search, rest, under) => {
  expect(parsePrice(search)).toEqual({ rest, bounds: { under } })
})

test.each([
  ['mug upto 500', 'mug', 500],
  ['up to Rs 500 mug', 'mug', 500],
  ['mug 500 tak', 'mug', 500],
  ['५०० रुपये तक का तोहफ़ा', 'का तोहफा', 500],
  ['300 ke andar gift', 'gift', 300],
  ['budget 700', '', 700],
  ['not more than 500 mug', 'mug', 500],
  ['500 se zyada nahi', '', 500],
  ['500 से ज़्यादा नहीं मग', 'मग', 500],
  ['maximum 1,500', '', 1500],
  ['within budget of 500', '', 500],
  ['budget 500 tak', '', 500],
  ['500 ke budget me gift', 'gift', 500],
  ['500 के बजट में गिफ्ट', 'गिफ्ट', 500],
  ['mug<=500', 'mug', 500],
  ['less than or equal to 500', '', 500],
  ['500 mein gift', 'gift', 500],
  ['500 rupaye me gift', 'gift', 500],
  ['500 में गिफ्ट', 'गिफ्ट', 500],
  ['5 सौ रुपये तक', '', 500],
  ['do hazaar tak', '', 2000],
])('“%s” asks for “%s” that costs %d at most', (search, rest, most) => {
  expect(parsePrice(search)).toEqual({ rest, bounds: { most } })
})

test.each([
  ['mug above 300', 'mug', 300],
  ['mug more than 300', 'mug', 300],
  ['over 300', '', 300],
  ['gift over Rs. 1,000 for dad', 'gift for dad', 1000],
  ['500 se upar mug', 'mug', 500],
  ['500 se uper ka mug', 'ka mug', 500],
  ['300 se zyada', '', 300],
  ['300 rupaye se jyada ki rakhi', 'ki rakhi', 300],
  ['३०० से ऊपर', '', 300],
  ['३०० रुपये से ज़्यादा का मग', 'का मग', 300],
  ['₹1,000 से अधिक', '', 1000],
  ['mug > 300', 'mug', 300],
  ['frame costing more than 1k', 'frame', 1000],
  ['mug 300 above', 'mug', 300],
])('“%s” asks for “%s” that costs more than %d', (search, rest, above) => {
  expect(parsePrice(search)).toEqual({ rest, bounds: { above } })
})

test.each([
  ['mug at least 300', 'mug', 300],
  ['minimum 500 gift', 'gift', 500],
  ['300 or more', '', 300],
  ['mug ₹300 and above', 'mug', 300],
  ['₹500+ gift', 'gift', 500],
  ['mug 500+', 'mug', 500],
  ['from 300 mug', 'mug', 300],
  ['कम से कम 300 मग', 'मग', 300],
  ['kam se kam 300 ka mug', 'ka mug', 300],
  ['300 se kam nahi', '', 300],
  ['300 aur usse zyada', '', 300],
  ['more than or equal to 300', '', 300],
])('“%s” asks for “%s” that costs %d at least', (search, rest, least) => {
  expect(parsePrice(search)).toEqual({ rest, bounds: { least } })
})

test.each([
  ['between 200 and 300', '', 200, 300],
  ['mug between Rs. 200 & Rs. 300', 'mug', 200, 300],
  ['200 to 300', '', 200, 300],
  ['200-300 mug', 'mug', 200, 300],
  ['₹200 - ₹300', '', 200, 300],
  ['₹200–₹300', '', 200, 300],
  ['mug 200 rs to 300 rs', 'mug', 200, 300],
  ['300 se 500 tak mug', 'mug', 300, 500],
  ['300 se 500 ke beech ka mug', 'ka mug', 300, 500],
  ['300 aur 500 ke beech', '', 300, 500],
  ['300 से 500 तक', '', 300, 500],
  ['३०० से ५०० के बीच मग', 'मग', 300, 500],
  ['300 और 500 के बीच में', '', 300, 500],
  ['price range 1,000 to 1,500 frame', 'frame', 1000, 1500],
  ['1k to 2k', '', 1000, 2000],
  ['1 to 2k gift', 'gift', 1000, 2000],
  ['₹1,00,000 to ₹2,00,000', '', 100_000, 200_000],
  ['between 500 and 300', '', 300, 500],
  ['0 to 300', '', 0, 300],
  ['₹50 to ₹80', '', 50, 80],
  ['mug in 300 to 500 range', 'mug', 300, 500],
  ['300 upto 500', '', 300, 500],
  ['from ₹300 upto ₹500', '', 300, 500],
  ['300 through 500 mug', 'mug', 300, 500],
  ['300..500', '', 300, 500],
  ['3 se 5 sau tak', '', 300, 500],
  ['teen sau se paanch sau tak mug', 'mug', 300, 500],
  ['तीन सौ से पाँच सौ तक', '', 300, 500],
  ['1000 se 2000 ke beech', '', 1000, 2000],
])('“%s” asks for “%s” that costs from %d to %d', (search, rest, least, most) => {
  expect(parsePrice(search)).toEqual({ rest, bounds: { least, most } })
})

test.each([
  ['above 300 below 500', { above: 300, under: 500 }],
  ['more than 300 but less than 500', { above: 300, under: 500 }],
  ['min 300 max 500', { least: 300, most: 500 }],
  ['300 se zyada 500 se kam', { above: 300, under: 500 }],
  ['300 से ज़्यादा और 500 तक', { above: 300, most: 500 }],
])('“%s” says both ends by themselves', (search, bounds) => {
  expect(parsePrice(search).bounds).toEqual(bounds)
})

test.each([
  ['mug ₹300', 'mug'],
  ['300 rupees ka mug', 'ka mug'],
  ['mug around 300', 'mug'],
  ['gift 500 rs ke aas paas', 'gift'],
  ['करीब 500 रुपये का मग', 'का मग'],
])('“%s” asks for “%s”: a price without a bound narrows nothing', (search, rest) => {
  expect(parsePrice(search)).toEqual({ rest, bounds: {} })
})

test.each([
  'mug',
  'gift under the tree',
  'mug under 350 ml',
  'mug above 300ml',
  '300 to 500 ml mug',
  'gift for kids under 12',
  'kids above 5',
  'age 5 to 10',
  'pack of 100',
  '100 cards',
  '100 to 200 cards',
  'more than 100 visiting cards',
  '100+ cards',
  '100+ visiting cards',
  'since 2019+',
  '11 oz mug',
  '11-15 oz',
  '2026 calendar',
  '2025-2026 calendar',
  'from 2019',
  '1st birthday frame',
  'block 300 print',
  'thunder 300',
  'A4 210-297 mm',
  'all over print',
  'under 99999999999',
  '50 से ज़्यादा लोग',
  '2019 mein shaadi',
  '50 mein 1',
  'a hundred cards',
  'do dil',
  'saat phere mug',
])('“%s” says nothing of a price', (search) => {
  expect(parsePrice(search)).toEqual({ rest: search })
})

test('prices are whole paise, from the first that is meant to the last', () => {
  expect(rangeOf({ above: 300, most: 500 })).toEqual({ from: 300_01, below: 500_01 })
  expect(rangeOf({ least: 299.5, under: 500 })).toEqual({ from: 299_50, below: 500_00 })
  expect(rangeOf({ least: 0 })).toEqual({ from: 0 })
  expect(rangeOf({})).toEqual({})
})
