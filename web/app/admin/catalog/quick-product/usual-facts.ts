import type { ProductTrait } from '@tohfa/contract/catalog/product-attributes'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'

type Facts = Partial<Record<ProductTrait, string>> & { quantity?: string }

const onePiece = { netQuantity: '1 N' }

/**
 * What goods of a type usually are, until the shop has a product of it. They are stored with the
 * product, so they are in the language of stored products. Staff see them before they save.
 */
export const usualFacts: Record<ProductType, Facts> = {
  't-shirts': {
    ...onePiece,
    genericName: 'T-shirt',
    material: '100% combed cotton, 180 GSM',
    sleeveType: 'Half sleeve',
    neckType: 'Round neck',
  },
  'business-cards': {
    genericName: 'Visiting cards',
    paperType: 'Matte board, 350 GSM',
    dimensions: '89 × 51 mm',
    quantity: '100, 250, 500',
  },
  'coffee-mug': {
    ...onePiece,
    genericName: 'Mug',
    material: 'Glazed stoneware',
    capacity: '330 ml',
  },
  caps: { ...onePiece, genericName: 'Cap', material: 'Cotton drill' },
  pillow: {
    ...onePiece,
    genericName: 'Pillow cover',
    material: 'Cotton',
    firmness: 'Soft',
    fillMaterial: 'Cover only',
    dimensions: '40 × 40 cm',
  },
  'key-chain': { ...onePiece, genericName: 'Key chain', material: 'Stainless steel' },
  mousepad: {
    ...onePiece,
    genericName: 'Mousepad',
    material: 'Cloth on rubber',
    dimensions: '24 × 20 cm, 3 mm',
  },
  bracelet: { ...onePiece, genericName: 'Bracelet', material: 'Stainless steel' },
  photoframe: { ...onePiece, genericName: 'Photo frame', material: 'Wood' },
}
