/** The words for prices, for `parse-price.ts`; each list is a part of an expression. */

/** A letter of the scripts of prices, or a sign that belongs to one. */
const letter = String.raw`[a-z\u0900-\u097f]`

const rupees = String.raw`₹|(?:rs|inr|rupees?|rupaye|rupay|rupiy[ae]|rupaiy[ae]|rupya|rupe)(?!${letter})\.?|(?:रुपये|रुपए|रुपया|रुपयों|रूपये|रूपए|रूपया|रु|रू)(?!${letter})\.?`
const thousand = String.raw`(?:k|thousand|hazaa?r|hajaa?r|हजार)(?!${letter})`
const hundred = String.raw`(?:hundred|sau|सौ)(?!${letter})`

/** Figures that are said before them: `paanch sau`, `five hundred`, `पाँच सौ`. */
const spokenFigures = [
  'one|ek|a|एक',
  'two|do|दो',
  'three|teen|tin|तीन',
  'four|cha+r|चार',
  'five|pa+nch|पा[ंँ]च',
  'six|chhe?h?|छह|छः|छे',
  'seven|saat|सात',
  'eight|aath|आठ',
  'nine|nau|नौ',
]
const beforeMany = String.raw`(?=[ -](?:${hundred}|${thousand}))`
const spoken = spokenFigures.map(
  (words) => new RegExp(String.raw`(?<![a-z\u0900-\u097f])(?:${words})${beforeMany}`, 'gi'),
)

/** A text whose hundreds and thousands are counted in figures. */
export function inFigures(text: string): string {
  return spoken.reduce((all, words, index) => all.replaceAll(words, String(index + 1)), text)
}

/** So many rupees: `Rs. 1,000`, `1k`, `5 sau`, `500/-`, `₹299.50`, `500 रुपये`; the groups end with its number. */
export function amount(n: 1 | 2): string {
  return String.raw`(?<sign${n}>${rupees})? ?(?<figure${n}>\d[\d,]*(?:\.\d\d?)?) ?(?:(?<thousand${n}>${thousand})|(?<hundred${n}>${hundred}))?(?:\/-)? ?(?<word${n}>${rupees})?`
}

/** The boundaries of a word; signs of Hindi belong to it. */
export const begin = String.raw`(?:(?<![a-z\u0900-\u097f\d])|(?=[<>≤≥]))`
export const end = `(?!${letter})`

const measures =
  'ml|l|lt?r|lit(?:re|er)s?|gm?s?|grams?|kgs?|gsm|[mc]m|m|inch|inches|ft|feet|oz|pcs?|pieces?|years?|yrs?|saal|months?|days?|din|px|dpi|gb|mah|watts?|percent|off|मिली|मिलीलीटर|लीटर|ग्राम|किलो|इंच|साल|महीने|दिन|पीस|प्रतिशत'
const pieces = 'cards?|pages?|sheets?|people|persons?|guests?|log|कार्ड|लोग|लोगों'

/** So many of these are no price: 300 ml, under 120 cm. */
export const noMeasure = String.raw`(?![\d%"”x×]| ?(?:${measures})${end})`
/** Nor are 100 to 200 cards; but under 300 they may well be rupees. */
export const noPieces = String.raw`${noMeasure}(?! ?(?:${letter}+ )?(?:${pieces})${end})`

const more =
  '(?:zyaa?daa?|ziyaa?da|jyaa?daa?|jiyaa?da|jaa?da|zaa?da|[ua]p+[ae]r|oopar|adhik|me?he?n?g[aei]|mahang[aei])'
const moreInHindi = '(?:ज्यादा|जादा|ऊपर|उपर|अधिक|मह[ंँ]ग[ाेी])'
const lessInHindi = '(?:कम|नीचे|सस्त[ाेी])'
const less = '(?:kam|ni+che|neeche|sast[aei])'
const not = '(?:nahin?|nahee|na|नहीं|नही|न|ना)(?: ho|हो)?'

/** Words before an amount. */
export const before = {
  most: 'less(?:er)? th[ae]n or equal(?: to)?|within(?: (?:a |the )?budget)?(?: of)?|up ?to|at (?:the )?most|(?:not|no) (?:more|higher|costlier) th[ae]n|not (?:over|above)|max(?:imum)?|budget(?: of| is)?|<=|≤|ज्यादा से ज्यादा|अधिकतम',
  under: 'under|below|less(?:er)? th[ae]n|lower th[ae]n|cheaper th[ae]n|<',
  least:
    '(?:more|greater) th[ae]n or equal(?: to)?|at ?least|min(?:imum)?|(?:not|no) (?:less|lower|cheaper) th[ae]n|not (?:under|below)|start(?:s|ing)?(?: from| at)?|upwards? of|>=|≥|kam se kam|कम से कम|न्यूनतम',
  above: 'above|over|(?:more|greater|higher|costlier) th[ae]n|beyond|>',
  from: 'from',
} as const

/** Words after it. */
export const after = {
  most: `se ${more} ${not}|से ${moreInHindi} ${not}|ke (?:andar|under|budget)(?: mein| me)?|tak|(?:or|and|&) (?:less|below|under)|max(?:imum)?|(?:ya|aur) (?:[ui]s ?se )?${less}|के (?:अंदर|अन्दर|बजट)(?: में| मे)?|तक|(?:या|और) (?:[उइ]ससे )?${lessInHindi}`,
  under: `se ${less}|ke ni+che|ke neeche|से ${lessInHindi}|के नीचे|below|under`,
  least: `se kam ${not}|से कम ${not}|(?:or|and|&) (?:more|above|over|up(?:wards?)?)|plus|onwards?|upwards?|se shuru|(?:ya|aur) (?:[ui]s ?se )?${more}|से शुरू|(?:या|और) (?:[उइ]ससे )?${moreInHindi}`,
  above: `se ${more}|ke [ua]p+[ae]r|से ${moreInHindi}|के ऊपर|के उपर|above`,
} as const

/** What a year may come before too. */
export const afterInside = 'm(?:ein|ai?n|e)|में|मे'

/** Words between the two amounts of a range, and before and after it. */
export const range = {
  to: String.raw`-|–|—|~|\.{2,}|…|up ?to|to|till|through|se lekar|se le ?kar|se|से लेकर|से`,
  and: 'and|&|aur|or|n|और',
  intro: '(?:between|from|in|within|under|of|range|budget) ',
  between: String.raw`ke? (?:bee?ch|bich|andar|range)(?: mein| me| main)?|के (?:बीच|अंदर)(?: में| मे)?`,
  end: 'tak|range|तक',
} as const

/** Words for a price without a bound, which cannot be filtered by. */
export const about =
  'around|about|approx(?:imately)?|nearly|lag ?bhag|kari+b|kareeb|exact(?:ly)?|लगभग|करीब'
export const aboutAfter = 'ke (?:aas ?paas|kari+b|kareeb)|के (?:आसपास|आस पास|करीब)'

/** Words that only mark a figure as a price. */
export const priceNouns =
  'price[sd]?|cost(?:s|ing)?|rates?|range|budget|rupees|rs|inr|only|kee?mat|qee?mat|daa?m|tak|तक|कीमत|दाम|रेट|बजट|मूल्य|रुपये|रुपए'
