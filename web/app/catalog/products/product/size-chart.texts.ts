import type { Measure } from '@tohfa/contract/catalog/product-types/size-chart'

export const sizeChartTexts = {
  open: 'Size chart',
  title: 'Size chart',
  caption: 'Measures in centimetres, and below them in inches',
  size: 'Size',
  measures: {
    chest: 'Chest',
    length: 'Length',
    shoulder: 'Shoulder',
    head: 'Around the head',
    crown: 'Height of the crown',
  } satisfies Record<Measure, string>,
  centimetres: (value: string) => `${value} cm`,
  inches: (value: string) => `${value} in`,
  exact: 'A piece may differ from this by up to 1 cm.',
} as const
