export const detailsTexts = {
  highlights: 'Highlights',
  details: 'Product Details',
  facts: { category: 'Category', quantity: 'Packs of', brand: 'Made by' },
  legal: 'Legal details',
  mrp: 'MRP',
  withTaxes: (rupees: string) => `${rupees} (inclusive of all taxes)`,
  orPersonalised: (mrp: string, rupees: string) => `${mrp}; personalised from ${rupees}`,
  unitPrice: 'Unit price',
  packs: (sizes: string) => `${sizes} N, as you choose`,
  consumerCare: 'Consumer care',
} as const
