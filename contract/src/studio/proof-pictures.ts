import { colorSwatch } from '@tohfa/print-engine/scene/colors'

/** A picture of a proof: an area of it, flat, or on a product in a colour, `#rrggbb`. */
export type ProofPicture = {
  hash: string
  area: string
  color?: string | undefined
  /** Its id: the same print looks otherwise on a polo than on a T-shirt (docs/studio.md 7.7). */
  product?: string | undefined
}

/** What such an address shows; undefined for any other address. */
export function proofOfPicture(address: string): ProofPicture | undefined {
  const { hash, area, color, product } =
    /^\/v1\/proofs\/(?<hash>\w+)\/(?<area>[\w-]+)(?:\.on-(?<color>[0-9a-f]{6}))?\.webp(?:\?product=(?<product>[\w-]+))?$/.exec(
      address,
    )?.groups ?? {}
  if (!hash || !area) return undefined
  return { hash, area, ...(color && { color: `#${color}` }), ...(product && { product }) }
}

/** Where an area of a proof is read as a picture, with the token of its owner or of staff. */
export function proofPictures(
  hash: string,
  area: string,
  { color, productId }: { color: string; productId: string },
) {
  const onColor = `on-${swatchHex(color).slice(1)}`
  return {
    preview: proofPreview(hash, area),
    mockUp: `/v1/proofs/${hash}/${area}.${onColor}.webp?product=${productId}`,
  }
}

/** The same as its `mockUp`, turned to what is not seen there. */
export const otherViewOf = (mockUp: string): string => mockUp.replace('.on-', '.turned-')

/** Where it is read flat. */
export const proofPreview = (hash: string, area: string): string =>
  `/v1/proofs/${hash}/${area}.webp`

/** The colour in which a product is drawn, by its name. */
export const swatchHex = (color: string): string => colorSwatch(color).toLowerCase()
