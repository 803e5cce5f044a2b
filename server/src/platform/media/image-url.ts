/** Addresses of stored images at their middle width; pages derive the other widths from them. */
export type ImageUrls = { product(key: string): string; banner(key: string): string }

/** @param base where browsers find `/images`: '' for the shop itself, else a bucket's public address */
export function createImageUrls(base: string): ImageUrls {
  return {
    product: (key) => `${base}/images/${key}/720.webp`,
    banner: (key) => `${base}/images/${key}/1280.webp`,
  }
}

/** The key of a picture of this shop by any of its addresses, with or without host; else null. */
export function imageKeyOf(url: string): string | null {
  return /(?:^|\/)images\/([\w-]+(?:\/[\w-]+)*)\/\d+\.(?:webp|avif)$/.exec(url)?.[1] ?? null
}
