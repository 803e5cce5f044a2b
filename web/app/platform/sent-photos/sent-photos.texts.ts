export const sentPhotosTexts = {
  photos: 'Photos',
  addPhoto: 'Add a photo',
  photo: (nth: number) => `Photo ${nth}`,
  removePhoto: (nth: number) => `Remove photo ${nth}`,
} as const
