import type { MoreOfKind } from '@tohfa/contract/catalog/products'

/** What heads others of a kind, after a search that found few. */
export const listingMoreTexts = {
  't-shirts': 'More T-shirts',
  'business-cards': 'More business cards',
  'coffee-mug': 'More mugs',
  caps: 'More caps',
  pillow: 'More pillows and cushions',
  'key-chain': 'More key chains',
  mousepad: 'More mousepads',
  bracelet: 'More bracelets and rakhis',
  photoframe: 'More photo frames',
  gifts: 'More gifts',
} satisfies Record<MoreOfKind['kind'], string>
