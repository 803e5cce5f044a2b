/**
 * For each font, a hash of the glyphs of its words: a different one means that designs would
 * change.
 */
export const glyphHashes: Record<string, string> = {
  'baloo-2-400': 'b7e2fe2141033a04',
  'baloo-2-700': 'b7e2fe2141033a04',
  'kalam-400': '6acf6ad98092ae55',
  'kalam-700': 'e979db5ff67ef5c0',
  'noto-devanagari-400': '9cfe891113c828f0',
  'noto-devanagari-700': '9cfe891113c828f0',
  'yatra-one-400': 'ad79e00f09aeb14c',
  'rozha-one-400': '24ed27426f43de2c',
  'tiro-hindi-400': 'e5c67de867c52156',
  'poppins-400': 'd9eb7d3ea6b34733',
}
