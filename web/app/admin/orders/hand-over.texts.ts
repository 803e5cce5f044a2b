/** The part of a counter order in place of its parcel. */
export const handOverTexts = {
  heading: 'At the counter',
  counter: 'It is handed over at the counter, without a parcel.',
  handed: 'It was handed over.',
  to: 'Handed to',
  handOver: 'Hand over',
  done: (order: string) => `Order ${order} is handed over`,
} as const
