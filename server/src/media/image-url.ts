let home = ''

/** Says where browsers find `/images`: '' for the shop itself, else a bucket's public address. */
export function setImageBaseUrl(publicUrl: string): void {
  home = publicUrl
}

/** The address of a picture at its middle width; pages derive the other widths from it. */
export function imageUrl(key: string): string {
  return `${home}/images/${key}/720.webp`
}

/** The same for a banner, whose widths are greater. */
export function bannerUrl(key: string): string {
  return `${home}/images/${key}/1280.webp`
}

/** The key of a picture of this shop by any of its addresses, with or without host; else null. */
export function imageKeyOf(url: string): string | null {
  return /(?:^|\/)images\/([\w-]+(?:\/[\w-]+)*)\/\d+\.(?:webp|avif)$/.exec(url)?.[1] ?? null
}
