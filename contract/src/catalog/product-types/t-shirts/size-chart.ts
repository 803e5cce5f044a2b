import type { SizeChart } from '#catalog/product-types/size-chart.ts'
import { tShirtSizeTexts } from './size-chart.texts.ts'

export const tShirts = {
  how: tShirtSizeTexts.how,
  rows: {
    S: { chest: 96, length: 68, shoulder: 43 },
    M: { chest: 102, length: 70, shoulder: 45 },
    L: { chest: 108, length: 72, shoulder: 47 },
    XL: { chest: 114, length: 74, shoulder: 49 },
    XXL: { chest: 120, length: 76, shoulder: 51 },
    '3XL': { chest: 126, length: 78, shoulder: 53 },
  },
  cuts: {
    oversized: {
      S: { chest: 110, length: 70, shoulder: 52 },
      M: { chest: 116, length: 72, shoulder: 54 },
      L: { chest: 122, length: 74, shoulder: 56 },
      XL: { chest: 128, length: 76, shoulder: 58 },
      XXL: { chest: 134, length: 78, shoulder: 60 },
      '3XL': { chest: 140, length: 80, shoulder: 62 },
    },
  },
} as const satisfies SizeChart
