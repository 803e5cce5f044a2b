import { colorSwatch } from '../colors.ts'

/** A picture of a proof: an area of it, flat, or on the product in a colour, `#rrggbb`. */
export type ProofPicture = { hash: string; area: string; color?: string | undefined }

/** What such an address shows; undefined for any other address. */
export function proofOfPicture(address: string): ProofPicture | undefined {
  const { hash, area, color } =
    /^\/v1\/proofs\/(?<hash>\w+)\/(?<area>[\w-]+)(?:\.on-(?<color>[0-9a-f]{6}))?\.webp$/.exec(
      address,
    )?.groups ?? {}
  return hash && area ? { hash, area, ...(color && { color: `#${color}` }) } : undefined
}

/** Where an area of a proof is read as a picture, with the token of its owner or of staff. */
export function proofPictures(hash: string, area: string, color: string) {
  const address = `/v1/proofs/${hash}/${area}`
  return { preview: `${address}.webp`, mockUp: `${address}.on-${swatchHex(color).slice(1)}.webp` }
}

/** The colour in which a product is drawn, by its name. */
export const swatchHex = (color: string): string => colorSwatch(color).toLowerCase()
