/** The state code and a city of a postal circle, by the first digits of its PIN codes. */
type Circle = { state: string; city: string }

const circles: [from: number, to: number, state: string, city: string][] = [
  [11, 11, 'DL', 'New Delhi'],
  [12, 13, 'HR', 'Gurugram'],
  [14, 15, 'PB', 'Ludhiana'],
  [16, 16, 'CH', 'Chandigarh'],
  [17, 17, 'HP', 'Shimla'],
  [18, 19, 'JK', 'Jammu'],
  [20, 23, 'UP', 'Lucknow'],
  [24, 24, 'UK', 'Dehradun'],
  [25, 28, 'UP', 'Agra'],
  [30, 34, 'RJ', 'Jaipur'],
  [36, 39, 'GJ', 'Ahmedabad'],
  [40, 44, 'MH', 'Mumbai'],
  [45, 48, 'MP', 'Bhopal'],
  [49, 49, 'CG', 'Raipur'],
  [50, 50, 'TG', 'Hyderabad'],
  [51, 53, 'AP', 'Visakhapatnam'],
  [56, 59, 'KA', 'Bengaluru'],
  [60, 64, 'TN', 'Chennai'],
  [67, 69, 'KL', 'Kochi'],
  [70, 74, 'WB', 'Kolkata'],
  [75, 77, 'OD', 'Bhubaneswar'],
  [78, 78, 'AS', 'Guwahati'],
  [79, 79, 'ML', 'Shillong'],
  [80, 81, 'BR', 'Patna'],
  [82, 83, 'JH', 'Ranchi'],
  [84, 85, 'BR', 'Muzaffarpur'],
]
const cities: Record<string, string> = {
  '201': 'Noida',
  '208': 'Kanpur',
  '221': 'Varanasi',
  '313': 'Udaipur',
  '342': 'Jodhpur',
  '395': 'Surat',
  '411': 'Pune',
  '440': 'Nagpur',
  '452': 'Indore',
  '570': 'Mysuru',
  '641': 'Coimbatore',
  '695': 'Thiruvananthapuram',
}

/** Territories within another circle. */
const territories: Record<string, Circle> = {
  '194': { state: 'LA', city: 'Leh' },
  '744': { state: 'AN', city: 'Port Blair' },
}

/** A plausible city and state of a PIN code; undefined where the carrier does not deliver. */
export function circleOf(pin: string): Circle | null {
  if (!isServed(pin)) return null
  const territory = territories[pin.slice(0, 3)]
  if (territory) return territory
  const digits = Number(pin.slice(0, 2))
  const circle = circles.find(([from, to]) => digits >= from && digits <= to)
  const [, , state, city] = circle ?? [0, 0, 'DL', 'New Delhi']
  return { state, city: cities[pin.slice(0, 3)] ?? city }
}

/** docs/product.md 23.4: PIN codes that begin with 9 are not served. */
export function isServed(pin: string): boolean {
  return /^[1-8]\d{5}$/.test(pin)
}

/** docs/product.md 23.4: those that begin with 8 accept no cash. */
export function takesCash(pin: string): boolean {
  return isServed(pin) && !pin.startsWith('8')
}

/**
 * The days that a parcel takes from one PIN code to another: one within a city, two within a zone,
 * else three. Undefined where the carrier does not deliver.
 */
export function transitDays(from: string, to: string): number | null {
  if (!isServed(from) || !isServed(to)) return null
  if (from.slice(0, 3) === to.slice(0, 3)) return 1
  return from[0] === to[0] ? 2 : 3
}
