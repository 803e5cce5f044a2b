import type { KeyChainArt } from '../mockups/key-chain.ts'

const [half, top, bottom, round] = [165, -195, 195, 24]

const outline = `M${-half + round},${top} H${half - round} Q${half},${top} ${half},${top + round} V${bottom - round} Q${half},${bottom} ${half - round},${bottom} H${-half + round} Q${-half},${bottom} ${-half},${bottom - round} V${top + round} Q${-half},${top} ${-half + round},${top}Z`

/** A tag of clear-coated acrylic: its printed place is the square below the eyelet, out to its edges. */
export const squareTag: KeyChainArt = {
  fittings: '#BFC3C7',
  tags: [
    {
      outline,
      eyelet: -163,
      material: 'acrylic',
      face: () =>
        `<path d="M${-half},60 L40,${top} H110 L${-half},140Z" fill="#fff" opacity=".16"/>`,
    },
  ],
}
