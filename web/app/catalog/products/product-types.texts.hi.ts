import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'

const labels: Record<ProductType, string> = {
  't-shirts': 'टी-शर्ट',
  'business-cards': 'बिज़नेस कार्ड',
  'coffee-mug': 'कॉफ़ी मग',
  caps: 'कस्टम कैप',
  pillow: 'तकिया कवर',
  'key-chain': 'की-चेन',
  mousepad: 'माउसपैड',
  bracelet: 'ब्रेसलेट',
  photoframe: 'फ़ोटो फ़्रेम',
}

export function typeLabel(type: ProductType): string {
  return labels[type]
}
