import { bracelets } from './products/bracelets.ts'
import { businessCards } from './products/business-cards.ts'
import { caps } from './products/caps.ts'
import { coffeeMugs } from './products/coffee-mugs.ts'
import { keyChains } from './products/key-chains.ts'
import { mousepads } from './products/mousepads.ts'
import { photoFrames } from './products/photo-frames.ts'
import { pillows } from './products/pillows.ts'
import { tShirts } from './products/t-shirts.ts'
import type { SampleProduct } from './sample-product.ts'

/** The shop as a new installation shows it; slugs are stable, so that a reseed updates in place. */
export const sampleProducts: SampleProduct[] = [
  ...tShirts,
  ...businessCards,
  ...coffeeMugs,
  ...caps,
  ...pillows,
  ...keyChains,
  ...mousepads,
  ...bracelets,
  ...photoFrames,
]
