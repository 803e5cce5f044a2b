/** The maximum number of designs per person. */
export const mostDesigns = 50
/** The maximum number of characters in the name of a design. */
export const mostOfDesignName = 60
