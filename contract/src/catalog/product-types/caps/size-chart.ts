import type { SizeChart } from '#catalog/product-types/size-chart.ts'
import { capSizeTexts } from './size-chart.texts.ts'

export const caps = {
  how: capSizeTexts.how,
  rows: {
    S: { head: [54, 55], crown: 11 },
    M: { head: [56, 57], crown: 11.5 },
    L: { head: [58, 60], crown: 12 },
    Adjustable: { head: [54, 60], crown: 11.5 },
  },
} as const satisfies SizeChart
