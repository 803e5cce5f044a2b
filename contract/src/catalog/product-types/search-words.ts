import { tShirts } from './t-shirts/search.ts'
import { businessCards } from './business-cards/search.ts'
import { coffeeMug } from './coffee-mug/search.ts'
import { caps } from './caps/search.ts'
import { pillow } from './pillow/search.ts'
import { keyChain } from './key-chain/search.ts'
import { mousepad } from './mousepad/search.ts'
import { bracelet } from './bracelet/search.ts'
import { photoFrame } from './photoframe/search.ts'
import type { ProductType } from '#catalog/product-type-labels.ts'
import type { TypeSearchWords } from './type-search-words.ts'

export const typeSearchWords: Record<ProductType, TypeSearchWords> = {
  't-shirts': tShirts,
  'business-cards': businessCards,
  'coffee-mug': coffeeMug,
  caps: caps,
  pillow: pillow,
  'key-chain': keyChain,
  mousepad: mousepad,
  bracelet: bracelet,
  photoframe: photoFrame,
}
