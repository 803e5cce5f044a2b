// chunk: lines
export const privatePictureTexts = {
  missing: 'Picture not available',
} as const
