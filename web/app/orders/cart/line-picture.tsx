// chunk: lines
import type { CartLine } from '@tohfa/contract/orders/cart'
import { colorSwatch } from '@tohfa/print-engine/scene/colors'
import { PrivatePicture } from '#platform/api/private-picture.tsx'
import { Picture } from '#ui/picture.tsx'
import { titleOf } from '#platform/i18n/product-words.ts'
import { cartTexts as texts } from './cart.texts.ts'

/** The picture of a line: the approved print, else the product. */
export function LinePicture({
  line: { personalisation, selectedDetails, product },
  sizes,
  className = '',
  priority,
}: {
  line: Pick<CartLine, 'personalisation' | 'selectedDetails'> & {
    product: { title: string; titleHi?: string | undefined }
  }
  /** The width, as a CSS length. */
  sizes: string
  className?: string
  priority?: boolean
}) {
  return personalisation ? (
    <PrivatePicture
      src={personalisation.mockUp ?? personalisation.preview}
      alt={texts.printOn(titleOf(product))}
      background={colorSwatch(selectedDetails.color)}
      className={`aspect-4/5 ${className}`}
    />
  ) : (
    <Picture
      src={selectedDetails.images[0] ?? null}
      alt=""
      sizes={sizes}
      {...(priority && { priority })}
      className={`aspect-4/5 object-cover ${className}`}
    />
  )
}
