import type { CartLine } from '@tohfa/contract/orders/cart'
import { toRupees } from '@tohfa/contract/shared/money'
import { personalisationPrice } from '@tohfa/contract/studio/print-price'
import { proofPictures } from '@tohfa/contract/studio/proof-pictures'
import { afterBreak, breakFor } from '@tohfa/contract/catalog/price-breaks'
import type { ImageUrls } from '#platform/media/image-url.ts'
import type { ApprovedPrint } from './cart.queries.ts'
import type { StoredLine } from './stored-lines.queries.ts'

type PrintPrice = Pick<ApprovedPrint, 'areasInUse' | 'surchargePaise' | 'extraAreaPaise'>

/** The current price of a print a piece, in paise. */
export function printPaise(print: PrintPrice | null): number {
  if (!print) return 0
  const { surchargePaise: surcharge, extraAreaPaise: extraArea, areasInUse } = print
  return personalisationPrice({ surcharge, extraArea }, areasInUse)
}

type Broken = Pick<StoredLine, 'discountedPricePaise' | 'priceBreaks' | 'pieces'>

/** What a piece of a line costs without its print, in paise, and the break that it has reached. */
export function unitOf({ discountedPricePaise, priceBreaks, pieces }: Broken) {
  const priceBreak = breakFor(priceBreaks, pieces)
  return { unitPaise: afterBreak(discountedPricePaise, priceBreak), priceBreak }
}

/** The current price of one piece of a line, after its break, in paise. */
export function piecePaise(line: Broken & Pick<StoredLine, 'print'>): number {
  return unitOf(line).unitPaise + printPaise(line.print)
}

/** A stored line as the calls answer it: rupees, addresses, nothing of a print where there is none. */
export function toCartLine(line: StoredLine, imageUrls: ImageUrls): CartLine {
  const { print, unprintable } = line
  const { unitPaise, priceBreak } = unitOf(line)
  const singlePaise = line.discountedPricePaise + printPaise(print)
  return {
    id: line.id,
    quantity: line.quantity,
    product: {
      id: line.productId,
      title: line.title,
      ...(line.titleHi && { titleHi: line.titleHi }),
      price: toRupees(line.pricePaise),
      discount: line.discount,
      discountedPrice: toRupees(line.discountedPricePaise),
      priceBreaks: line.priceBreaks,
    },
    unitPrice: toRupees(unitPaise),
    priceBreak,
    selectedDetails: {
      color: line.color,
      images: line.imageKeys.map(imageUrls.product),
      ...(line.size !== null && { size: line.size }),
      ...(line.pack !== null && { quantity: line.pack }),
      ...(print && { proof: print.hash }),
    },
    ...(print && {
      personalisation: {
        ...proofPictures(print.hash, print.area, line),
        values: print.values,
        price: toRupees(printPaise(print)),
      },
    }),
    ...(line.plain && { plain: true }),
    available: line.offered && !unprintable && (!line.trackStock || line.stock > 0),
    ...(unprintable && { unavailableBecause: unprintable }),
    ...(line.trackStock && { stockLeft: line.stock }),
    ...(line.addedAtPaise !== singlePaise && {
      priceWhenAdded: toRupees(line.addedAtPaise),
    }),
  }
}

/** What a bought line copies of its product, variant and price (`boughtLine`). */
export function boughtOf(line: StoredLine) {
  const { unitPaise, priceBreak } = unitOf(line)
  return {
    productId: line.productId,
    title: line.title,
    description: line.description,
    brand: line.brand,
    productType: line.productType,
    color: line.color,
    size: line.size,
    pack: line.pack,
    images: line.imageKeys,
    pricePaise: line.pricePaise,
    discount: line.discount,
    discountedPricePaise: line.discountedPricePaise,
    breakFrom: priceBreak?.from ?? null,
    breakPercent: priceBreak?.percent ?? null,
    unitPricePaise: unitPaise,
  }
}
