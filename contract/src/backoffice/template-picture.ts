/** The address of a template's picture, which the shop serves from its own files. */
export const templatePicture = (image: string): string => `/template-pictures/${image}.webp`
