/**
 * The 36 states and union territories by their codes in GST law, with the names for addresses and
 * parcels. Pages show `stateNames`, which are translated.
 */
export const states = {
  '35': 'Andaman and Nicobar Islands',
  '37': 'Andhra Pradesh',
  '12': 'Arunachal Pradesh',
  '18': 'Assam',
  '10': 'Bihar',
  '04': 'Chandigarh',
  '22': 'Chhattisgarh',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '07': 'Delhi',
  '30': 'Goa',
  '24': 'Gujarat',
  '06': 'Haryana',
  '02': 'Himachal Pradesh',
  '01': 'Jammu and Kashmir',
  '20': 'Jharkhand',
  '29': 'Karnataka',
  '32': 'Kerala',
  '38': 'Ladakh',
  '31': 'Lakshadweep',
  '23': 'Madhya Pradesh',
  '27': 'Maharashtra',
  '14': 'Manipur',
  '17': 'Meghalaya',
  '15': 'Mizoram',
  '13': 'Nagaland',
  '21': 'Odisha',
  '34': 'Puducherry',
  '03': 'Punjab',
  '08': 'Rajasthan',
  '11': 'Sikkim',
  '33': 'Tamil Nadu',
  '36': 'Telangana',
  '16': 'Tripura',
  '09': 'Uttar Pradesh',
  '05': 'Uttarakhand',
  '19': 'West Bengal',
} as const
type StateCode = keyof typeof states

/** Sorted by name for lists: as keys of an object, numbers would come before "01". */
export const stateCodes = (Object.keys(states) as StateCode[]).sort((a, b) =>
  states[a] < states[b] ? -1 : 1,
)

/** Union territories without a legislature: UTGST takes the place of SGST there. */
const territories: readonly StateCode[] = ['04', '26', '31', '35', '38']

export function hasUtgst(code: StateCode): boolean {
  return territories.includes(code)
}

export function isStateCode(code: string): code is StateCode {
  return Object.hasOwn(states, code)
}

/** Other names and abbreviations that people and carriers use. */
const alsoKnownAs: Partial<Record<StateCode, string>> = {
  '35': 'andaman & nicobar, andaman nicobar, andaman and nicobar, an',
  '37': 'andhra, ap',
  '12': 'arunachal, ar',
  '18': 'as',
  '10': 'br',
  '04': 'chandigarh ut, ch',
  '22': 'chattisgarh, chhatisgarh, cg, ct',
  '26': 'dadra and nagar haveli, daman and diu, dadra, daman, diu, dn, dd, dh, dnhdd',
  '07': 'new delhi, nct of delhi, delhi ncr, nct, dl',
  '30': 'ga',
  '24': 'gj',
  '06': 'hr',
  '02': 'himachal, hp',
  '01': 'jammu, kashmir, jammu kashmir, j k, jk',
  '20': 'jh',
  '29': 'ka',
  '32': 'kl',
  '38': 'la',
  '31': 'laccadive, ld',
  '23': 'mp',
  '27': 'mh',
  '14': 'mn',
  '17': 'ml',
  '15': 'mz',
  '13': 'nl',
  '21': 'orissa, od, or',
  '34': 'pondicherry, pondichery, py',
  '03': 'panjab, pb',
  '08': 'rj',
  '11': 'sk',
  '33': 'tamilnadu, tn',
  '36': 'telengana, tg, ts',
  '16': 'tr',
  '09': 'up',
  '05': 'uttaranchal, uk, ut',
  '19': 'bengal, paschim banga, wb',
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z ]/g, ' ')
    .replaceAll(/\b(?:and|state)\b/g, ' ')
    .replaceAll(/\s/g, '')

const known = new Map(
  stateCodes.flatMap((code) => {
    const names = [states[code], ...(alsoKnownAs[code]?.split(', ') ?? [])]
    return [...names.map((name) => [plain(name), code] as const), [code, code] as const]
  }),
)

/** The code of a state from any name, abbreviation or code; undefined for anything else. */
export function stateCodeOf(written: string): StateCode | undefined {
  return known.get(written.trim()) ?? known.get(plain(written))
}
