/** The grid of product cards in a listing and below it. */
export const grid =
  'grid grid-cols-1 gap-x-4 gap-y-8 min-[22rem]:grid-cols-2 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-4'
