import { type ProductType, productTypeSlugs } from '@tohfa/contract/catalog/products'
import { typeSearchWords } from '@tohfa/contract/catalog/product-types/search-words'
import type { SearchTerm } from './search-term.ts'
import { spoken } from './synonyms.ts'

/**
 * Goods that shoppers look for in such a shop but that are none of its types. Together with a type
 * they are its motif: a cake on a mug.
 */
const otherGoods =
  'mobile, mobail, phone, cellphone, smartphone, iphone, laptop, tablet, ipad, case, cover, kavar, hoodie, sweatshirt, jacket, sweater, saree, sari, kurti, lehenga, dress, jeans, trouser, shoe, sandal, chappal, slipper, sock, joote, juta, bag, backpack, tote, pouch, jhola, thaila, wallet, purse, batua, belt, watch, clock, ghadi, calendar, calender, diary, notebook, notepad, pen, pencil, bottle, botal, plate, thali, lamp, candle, mombatti, cake, chocolate, teddy, doll, puzzle, toy, khilona, poster, sticker, magnet, coaster, canvas, painting, album, curtain, parda, bedsheet, chadar, blanket, kambal, towel, apron, umbrella, chhata, mask, sunglass, chashma, necklace, pendant, earring, anguthi, perfume, keyboard, headphone, earphone, charger, powerbank, pendrive, helmet, carpet, balloon, wallpaper, greeting card, invitation card, wedding card, birthday card, shaadi card, shadi card, playing card, gift card, id card, yoga mat, door mat, floor mat, bath mat, car mat, table mat, watch band, hair band, head band, shower cap, मोबाइल, फोन, लैपटॉप, कवर, केस, बोतल, घड़ी, बैग, झोला, थैला, पर्स, बटुआ, साड़ी, जूते, जूता, चप्पल, मोजे, जैकेट, कैलेंडर, डायरी, पेन, केक, चॉकलेट, गुड़िया, खिलौना, खिलौने, मोमबत्ती, छाता, चश्मा, कंबल, तौलिया, चादर, परदा, अंगूठी, झुमके, पोस्टर, स्टिकर, एल्बम, शादी कार्ड, बर्थडे कार्ड, योगा मैट'

/** The suggestion after a search: a type, or any gift. */
export type Kind = ProductType | 'gifts'

/** The words that name a type by themselves; others are synonyms. */
const typeOfName = new Map(
  productTypeSlugs.flatMap((slug) =>
    spoken(typeSearchWords[slug].names).map((name) => [name, slug]),
  ),
)
const others: ReadonlySet<string> = new Set(spoken(otherGoods))

/** Those of them with several words. */
export const otherSayings: ReadonlySet<string> = new Set(
  [...others].filter((phrase) => phrase.includes(' ')),
)

/** The type of product that a word names, in either language. */
export function typeOf({ typed, means }: SearchTerm): ProductType | undefined {
  return [typed, ...means].map((word) => typeOfName.get(word)).find(Boolean)
}

/** The type that a search names; of several the last, as a rakhi frame is a frame. */
export function requestedType(terms: readonly SearchTerm[]): ProductType | undefined {
  return terms.map(typeOf).findLast((type) => type !== undefined)
}

/** Whether a word of a search names goods, not their motif or recipient. */
export function namesGoods(term: SearchTerm, among: readonly SearchTerm[]): boolean {
  return (
    typeOf(term) !== undefined || (others.has(term.typed) && requestedType(among) === undefined)
  )
}

/** Whether a search names goods that are none of the types. */
export function asksForOthers(terms: readonly SearchTerm[]): boolean {
  return requestedType(terms) === undefined && terms.some(({ typed }) => others.has(typed))
}
