export const capSizeTexts = {
  how: 'Put a tape around your head, a finger’s width above the ears and across the middle of the forehead.',
} as const
