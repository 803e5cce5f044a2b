import { latinDigits } from '@tohfa/contract/identifiers'
import { toPaise } from '@tohfa/contract/money'

/** A search without what it says of the price, and what the goods must cost less than, in paise. */
export type ParsedPrice = { rest: string; below?: number }

const rupees = String.raw`₹|(?:rs|inr|rupees?|rupaye|rupay)(?!\p{L})\.?|(?:रुपये|रुपए|रुपया|रु)(?!\p{M}|\p{L})\.?`
const amount = String.raw`(?<sign>${rupees})? ?(?<figure>\d[\d,]*(?:\.\d\d?)?) ?(?<thousands>k(?!\p{L}))?(?:\/-)? ?(?<word>${rupees})?`
/** So many of these are no price: 300 ml, under 120 cm. */
const noMeasure = String.raw`(?!\d| ?(?:ml|g|kg|gsm|mm|cm|inch|inches|pcs|pieces|years?|saal)(?!\p{L}))`
const alone = String.raw`(?<![\p{L}\p{N}])`

const before = (words: string) => new RegExp(`${alone}(?:${words}) ?${amount}${noMeasure}`, 'iu')
const after = (words: string) =>
  new RegExp(String.raw`${alone}${amount} ?(?:${words})(?![\p{L}\p{M}])`, 'iu')

/** How people say a price that the goods must stay under, or may reach. */
const sayings: readonly { form: RegExp; mayReach: boolean }[] = [
  { form: before('under|below|less than|cheaper than|<'), mayReach: false },
  { form: before('within|up ?to|at most|not more than|max|maximum|budget'), mayReach: true },
  { form: after('se kam|se ni?che|ke ni?che|से कम|से नीचे|के नीचे'), mayReach: false },
  { form: after('ke andar|tak|or less|के अंदर|के अन्दर|तक'), mayReach: true },
]

/** Nothing costs less: a smaller figure without a word for rupees is an age, or so many pieces. */
const leastRupees = 100
const mostRupees = 100_000_000

/** Finds “under ₹300”, “upto Rs. 1,000”, “500 rupees se kam” or “३०० तक” in a search. */
export function parsePrice(search: string): ParsedPrice {
  const text = latinDigits(search.replace(/\s+/g, ' '))
  for (const { form, mayReach } of sayings) {
    const found = form.exec(text)
    if (!found) continue
    const { sign, word, figure = '', thousands } = found.groups ?? {}
    const asked = Number(figure.replaceAll(',', '')) * (thousands ? 1000 : 1)
    const isPrice = asked >= leastRupees || sign || word
    if (!isPrice || asked > mostRupees) continue
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    return { rest, below: toPaise(asked) + (mayReach ? 1 : 0) }
  }
  return { rest: search }
}
