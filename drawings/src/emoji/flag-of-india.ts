const [spokes, radius, middle] = [24, 3.1, 16]

/** A spoke of the Ashoka chakra: as thick as a line of 0.16 from its hub to its rim. */
function spoke(at: number): string {
  const turn = (at * 360) / spokes
  return `<path fill="#06038d" transform="rotate(${turn} ${middle} ${middle})" d="M15.9 16L16 ${middle - radius}L16.1 16Z"/>`
}

const ring = (outer: number, inner: number): string =>
  [outer, inner]
    .map((r) => `M${middle - r} ${middle}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
    .join('')

/** The flag of India, which the set lacks as all flags: 3 by 2, saffron, white and green (Flag Code of India). */
export const flagOfIndia = [
  '<path fill="#ff9933" d="M3.5 7H28.5A1.5 1.5 0 0 1 30 8.5V13H2V8.5A1.5 1.5 0 0 1 3.5 7Z"/>',
  '<path fill="#ffffff" d="M2 13H30V19H2Z"/>',
  '<path fill="#138808" d="M2 19H30V23.5A1.5 1.5 0 0 1 28.5 25H3.5A1.5 1.5 0 0 1 2 23.5Z"/>',
  `<path fill="#06038d" fill-rule="evenodd" d="${ring(2.8, 2.45)}"/>`,
  `<path fill="#06038d" d="${ring(0.5, 0).split('Z')[0]}Z"/>`,
  ...Array.from({ length: spokes }, (_, at) => spoke(at)),
].join('')
