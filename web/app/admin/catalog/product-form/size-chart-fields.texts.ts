export const sizeChartFieldsTexts = {
  heading: 'Size chart (optional)',
  ofType: 'That of the type',
  own: 'Its own',
  cell: (size: string, measure: string) => `${size}: ${measure}, in cm`,
  hint: (least: number, most: number) =>
    `In centimetres, ${least} to ${most}, such as 54 or 54-60. Left empty, the chart of the type counts.`,
  begin: 'Begin with the figures of the type',
  clear: 'Use the chart of the type',
} as const
