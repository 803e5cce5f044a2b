// chunk: staff
/**
 * Whether a product is in the shop: `hidden` is one that is not sold now, `draft` one that never was.
 */
export const visibilities = ['published', 'hidden', 'draft'] as const
export type Visibility = (typeof visibilities)[number]

/** What staff may look at: one of these, or everything that was not deleted. */
export const shownToStaff = ['all', ...visibilities] as const
export type ShownToStaff = (typeof shownToStaff)[number]
