/** What one person may send, and keep. */
export const photoLimits = {
  mostBytes: 25 * 1024 * 1024,
  /** What people read of the limit below. */
  mostMegapixels: 64,
  /** Sensors sold as 64 megapixels have a little more: 9248 × 6936, 9280 × 6944. */
  mostPixels: 64_500_000,
  mostPhotos: 200,
  /** Of all that is kept for a person. */
  mostBytesKept: 500 * 1024 * 1024,
  /** How many days after its last use a photo is kept (docs/product.md 16.8). */
  daysKept: 90,
  /** How many days it is kept after what shows it was delivered, at the least. */
  daysKeptOfDelivered: 180,
} as const

/** The kinds of files that a photo may be; its content decides. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
