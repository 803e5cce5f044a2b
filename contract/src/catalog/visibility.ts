// chunk: staff
/** The visibility of a product: `hidden` is not sold at present, `draft` was never published. */
export const visibilities = ['published', 'hidden', 'draft'] as const
export type Visibility = (typeof visibilities)[number]

/** The filter of staff: one visibility, or all products that are not deleted. */
export const shownToStaff = ['all', ...visibilities] as const
export type ShownToStaff = (typeof shownToStaff)[number]
