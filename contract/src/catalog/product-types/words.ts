import { tShirts } from './t-shirts/words.texts.ts'
import { businessCards } from './business-cards/words.texts.ts'
import { coffeeMug } from './coffee-mug/words.texts.ts'
import { caps } from './caps/words.texts.ts'
import { pillow } from './pillow/words.texts.ts'
import { keyChain } from './key-chain/words.texts.ts'
import { mousepad } from './mousepad/words.texts.ts'
import { bracelet } from './bracelet/words.texts.ts'
import { photoFrame } from './photoframe/words.texts.ts'
import type { ProductType } from '#catalog/product-type-labels.ts'
import type { TypeWords } from './type-words.ts'

export const typeWords: Readonly<Record<ProductType, TypeWords>> = {
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
