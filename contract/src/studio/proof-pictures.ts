import { colorSwatch } from '@tohfa/print-engine/scene/colors'

/** A picture of a proof: an area of it, flat, or on a product in a colour, `#rrggbb`. */
export type ProofPicture = {
  hash: string
  area: string
  color?: string | undefined
  /** The look's id: the same print looks different on a polo and a T-shirt (docs/studio.md 7.7). */
  product?: string | undefined
  /** The name of the colour: photographs belong to names (docs/studio.md 7.10). */
  colorName?: string | undefined
}

/** What such an address shows; undefined for any other address. */
export function proofOfPicture(address: string): ProofPicture | undefined {
  const { hash, area, color, product, name } =
    /^\/v1\/proofs\/(?<hash>\w+)\/(?<area>[\w-]+)(?:\.on-(?<color>[0-9a-f]{6}))?\.webp(?:\?product=(?<product>[\w-]+)(?:&color=(?<name>[^&]+))?)?$/.exec(
      address,
    )?.groups ?? {}
  if (!hash || !area) return undefined
  return {
    hash,
    area,
    ...(color && { color: `#${color}` }),
    ...(product && { product }),
    ...(name && { colorName: decodeURIComponent(name) }),
  }
}

/** The path of an area's picture of a proof, which needs the token of its owner or of staff. */
export function proofPictures(
  hash: string,
  area: string,
  { color, productId }: { color: string; productId: string },
) {
  const onColor = `on-${swatchHex(color).slice(1)}`
  return {
    preview: proofPreview(hash, area),
    mockUp: `/v1/proofs/${hash}/${area}.${onColor}.webp?product=${productId}&color=${encodeURIComponent(color)}`,
  }
}

/** The same as its `mockUp`, rotated to the hidden side. */
export const otherViewOf = (mockUp: string): string => mockUp.replace('.on-', '.turned-')

/** The path of the flat picture. */
export const proofPreview = (hash: string, area: string): string =>
  `/v1/proofs/${hash}/${area}.webp`

/** The colour of the product in a mock-up, by its name. */
export const swatchHex = (color: string): string => colorSwatch(color).toLowerCase()
