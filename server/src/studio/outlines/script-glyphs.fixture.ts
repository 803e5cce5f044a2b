import type { CompanionScript } from './script-words.fixture.ts'

type Hashes = Record<CompanionScript, Readonly<Record<string, string>>>

/** For each font of a script, a hash of the glyphs of its words: a different one means that designs would change. */
export const scriptGlyphs: Hashes = {
  bengali: {
    'baloo-da-2-400': '6f93c9cf507b8962',
    'baloo-da-2-700': '6f93c9cf507b8962',
    'galada-400': 'b4cad25929d235de',
    'noto-bengali-400': '560128edc90b191e',
    'noto-bengali-700': '560128edc90b191e',
    'anek-bangla-400': '9ba870824a35663f',
  },
  gujarati: {
    'baloo-bhai-2-400': 'f45873d9ff8df82c',
    'baloo-bhai-2-700': 'f45873d9ff8df82c',
    'noto-gujarati-400': '29616475bbe695bb',
    'noto-gujarati-700': '29616475bbe695bb',
    'anek-gujarati-400': 'ec5f96cb33ecfec3',
  },
  gurmukhi: {
    'baloo-paaji-2-400': 'c187a304b3110b37',
    'baloo-paaji-2-700': 'c187a304b3110b37',
    'noto-gurmukhi-400': '3472a32e2228b438',
    'noto-gurmukhi-700': '3472a32e2228b438',
  },
  odia: {
    'baloo-bhaina-2-400': 'afb50388f4b02948',
    'baloo-bhaina-2-700': 'afb50388f4b02948',
    'noto-oriya-400': 'b82bfc6eb51790bf',
    'noto-oriya-700': 'b82bfc6eb51790bf',
  },
  tamil: {
    'baloo-thambi-2-400': '526e5669a4e40579',
    'baloo-thambi-2-700': '526e5669a4e40579',
    'noto-tamil-400': 'e49a0f68783fa2f1',
    'noto-tamil-700': 'e49a0f68783fa2f1',
    'mukta-malar-400': '2ec2d68b02e608e0',
    'anek-tamil-400': '808569da77be7327',
  },
  telugu: {
    'baloo-tammudu-2-400': '18139f0081b70ea7',
    'baloo-tammudu-2-700': '18139f0081b70ea7',
    'noto-telugu-400': 'e6be22c6676c9c8a',
    'noto-telugu-700': 'e6be22c6676c9c8a',
    'anek-telugu-400': '5b0632e7feb50e86',
  },
  kannada: {
    'baloo-tamma-2-400': 'ff242b7c278dc29b',
    'baloo-tamma-2-700': 'ff242b7c278dc29b',
    'noto-kannada-400': '625b7d7a2c23e268',
    'noto-kannada-700': '625b7d7a2c23e268',
    'anek-kannada-400': 'abbdd951f944256d',
  },
  malayalam: {
    'baloo-chettan-2-400': '2bb2ad4ed936ce88',
    'baloo-chettan-2-700': '2bb2ad4ed936ce88',
    'chilanka-400': '9764091308ba61e8',
    'noto-malayalam-400': '2cf3f0aa8035ffe5',
    'noto-malayalam-700': '2cf3f0aa8035ffe5',
    'anek-malayalam-400': '2a9bfdbc9d56607f',
  },
  urdu: {
    'bhaijaan-2-400': 'a29e9f7433a75109',
    'bhaijaan-2-700': 'a29e9f7433a75109',
    'nastaliq-urdu-400': '23228f2712180e31',
    'nastaliq-urdu-700': '23228f2712180e31',
  },
}

/**
 * For each font of a script, a hash of the outlines of its first 35 words, which were looked at and
 * compared with each other and with further families (docs/studio.md 4.6).
 */
export const scriptPictures: Hashes = {
  bengali: {
    'baloo-da-2-400': '8fbf48ae9a491e38',
    'baloo-da-2-700': '404bc21e21a52b88',
    'galada-400': '70bc6ff9cc7ee59a',
    'noto-bengali-400': '41804e184fc8c7d0',
    'noto-bengali-700': 'ea11239772d77df1',
    'anek-bangla-400': '9fe7e4c11da1df52',
  },
  gujarati: {
    'baloo-bhai-2-400': 'b207c4d198899089',
    'baloo-bhai-2-700': '5b1ef34e345f13a1',
    'noto-gujarati-400': 'c0b38407b6abdb6f',
    'noto-gujarati-700': '4cb34e80fd1e7a2a',
    'anek-gujarati-400': '5ef48f2b7e664fec',
  },
  gurmukhi: {
    'baloo-paaji-2-400': '1306b899afce4401',
    'baloo-paaji-2-700': '82cb9795081ae14d',
    'noto-gurmukhi-400': 'de8cc98b2fe3227c',
    'noto-gurmukhi-700': 'b37110a9b6c5614c',
  },
  odia: {
    'baloo-bhaina-2-400': '40e9e5438ad97819',
    'baloo-bhaina-2-700': 'cb1b2b0631802bfb',
    'noto-oriya-400': '41656771d8383a6f',
    'noto-oriya-700': '379d057b9d6296c8',
  },
  tamil: {
    'baloo-thambi-2-400': '1682a6a03ea0bc5e',
    'baloo-thambi-2-700': '9dec3480c38bb09b',
    'noto-tamil-400': '4e39815f244cab76',
    'noto-tamil-700': 'c65b6ac61daeb975',
    'mukta-malar-400': '6dc8f5545c0249af',
    'anek-tamil-400': '6c84bae7331ed6d3',
  },
  telugu: {
    'baloo-tammudu-2-400': 'e818c6458c46c217',
    'baloo-tammudu-2-700': '71501bb9a41621b3',
    'noto-telugu-400': '2c9f05fa781962d3',
    'noto-telugu-700': '496d0d106cd5d771',
    'anek-telugu-400': '4e749e007ca75c11',
  },
  kannada: {
    'baloo-tamma-2-400': '548fc999c3f64146',
    'baloo-tamma-2-700': '6632f1fba6d40c6d',
    'noto-kannada-400': 'e03d672a8100fb52',
    'noto-kannada-700': '7d9cdc379b61293b',
    'anek-kannada-400': 'e380ef81b0863e08',
  },
  malayalam: {
    'baloo-chettan-2-400': 'a6dc198bbb261f4d',
    'baloo-chettan-2-700': '86500e801f967abe',
    'chilanka-400': 'b517b91d37f80722',
    'noto-malayalam-400': '883e08b8b52a7735',
    'noto-malayalam-700': '01c888a5eb5d29c5',
    'anek-malayalam-400': 'ac391e005c645dbd',
  },
  urdu: {
    'bhaijaan-2-400': 'f243861d879e0073',
    'bhaijaan-2-700': '284b5810661d430e',
    'nastaliq-urdu-400': 'f4e2b98753a4d92c',
    'nastaliq-urdu-700': '8f95313aef68b442',
  },
}
