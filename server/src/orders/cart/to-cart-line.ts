import type { CartLine } from '@tohfa/contract/orders/cart'
import { toRupees } from '@tohfa/contract/shared/money'
import { personalisationPrice } from '@tohfa/contract/studio/print-price'
import { proofPictures } from '@tohfa/contract/studio/proof-pictures'
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

/** The current price of one piece of a line, in paise. */
export function piecePaise(line: Pick<StoredLine, 'discountedPricePaise' | 'print'>): number {
  return line.discountedPricePaise + printPaise(line.print)
}

/** A stored line as the calls answer it: rupees, addresses, nothing of a print where there is none. */
export function toCartLine(line: StoredLine, imageUrls: ImageUrls): CartLine {
  const { print, unprintable } = line
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
    },
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
    ...(line.addedAtPaise !== piecePaise(line) && {
      priceWhenAdded: toRupees(line.addedAtPaise),
    }),
  }
}
