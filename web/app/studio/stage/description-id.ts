/** The id of the element that describes the whole design. */
export const descriptionId = 'stage-description'
