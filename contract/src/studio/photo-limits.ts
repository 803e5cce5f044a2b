/** Limits per person for uploads and storage. */
export const photoLimits = {
  mostBytes: 25 * 1024 * 1024,
  /** The limit below as people read it. */
  mostMegapixels: 64,
  /** Sensors sold as 64 megapixels have a little more: 9248 × 6936, 9280 × 6944. */
  mostPixels: 64_500_000,
  mostPhotos: 200,
  /** The total storage of a person in bytes. */
  mostBytesKept: 500 * 1024 * 1024,
  /** The number of days after its last use until a photo is deleted (docs/product.md 16.8). */
  daysKept: 90,
  /** The minimum number of days after the delivery of a print that shows it. */
  daysKeptOfDelivered: 180,
} as const

/** The accepted file formats of a photo, determined by content. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
