export const tShirtSizeTexts = {
  how: 'Lay a T-shirt that fits you flat: chest is twice its width below the sleeves, length is from the highest point of the shoulder to the hem.',
} as const
