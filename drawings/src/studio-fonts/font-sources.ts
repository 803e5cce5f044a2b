import {
  emojiFontId,
  type FaceId,
  type FontScript,
  signs,
  signsFontId,
} from '@tohfa/print-engine/fonts/fonts'
import { formulas, keptOf, keptOfBoth, latinGreekCyrillic, symbols } from './kept-characters.ts'
import type { Range } from './subset-font.ts'

/** Where a font comes from: its package, its file in there, the licence of the family, what is kept of it. */
export type FontSource = {
  file: string
  licence: string
  /** Everything when left out. */
  kept?: readonly Range[]
}

const weights = { 400: '400Regular', 700: '700Bold' } as const
type Weight = keyof typeof weights

const licenceOf = (family: string) => `@expo-google-fonts/${family}/LICENSE_FONT`

const google = (family: string, name: string, weight: Weight = 400): FontSource => ({
  file: `@expo-google-fonts/${family}/${weights[weight]}/${name}_${weights[weight]}.ttf`,
  licence: licenceOf(family),
  kept: keptOfBoth,
})

/** Packages of the older form, which leave the licence out. */
const unlicensed = (family: string, name: string, weight: Weight = 400): FontSource => ({
  ...google(family, name),
  file: `@expo-google-fonts/${family}/${name}_${weights[weight]}.ttf`,
})
const licensedElsewhere = (family: string, name: string): FontSource => ({
  ...unlicensed(family, name),
  licence: `@fontsource/${family}/LICENSE`,
})
/** The families of Baloo are one project under one licence. */
const licensedAsBaloo = (family: string, name: string, weight: Weight): FontSource => ({
  ...unlicensed(family, name, weight),
  licence: licenceOf('baloo-2'),
})

const only = (source: FontSource, ...scripts: readonly FontScript[]): FontSource => ({
  ...source,
  kept: keptOf(...scripts),
})

/** A family in both weights, of which one script is kept. */
function inBothWeights<Id extends string>(
  id: Id,
  script: FontScript,
  source: (weight: Weight) => FontSource,
): Record<`${Id}-${Weight}`, FontSource> {
  const of = (weight: Weight) => [`${id}-${weight}`, only(source(weight), script)]
  return Object.fromEntries([of(400), of(700)]) as Record<`${Id}-${Weight}`, FontSource>
}

const noto = <Id extends string>(id: Id, script: FontScript, family: string, name: string) =>
  inBothWeights(id, script, (weight) => google(family, name, weight))

const anek = (name: string, script: FontScript): FontSource =>
  only(google(`anek-${name.toLowerCase()}`, `Anek${name}`), 'latin', script)

export const fontSources: Record<FaceId, FontSource> = {
  'baloo-2-400': google('baloo-2', 'Baloo2'),
  'baloo-2-700': google('baloo-2', 'Baloo2', 700),
  'kalam-400': google('kalam', 'Kalam'),
  'kalam-700': google('kalam', 'Kalam', 700),
  'noto-devanagari-400': google('noto-sans-devanagari', 'NotoSansDevanagari'),
  'noto-devanagari-700': google('noto-sans-devanagari', 'NotoSansDevanagari', 700),
  'yatra-one-400': licensedElsewhere('yatra-one', 'YatraOne'),
  'rozha-one-400': licensedElsewhere('rozha-one', 'RozhaOne'),
  'tiro-hindi-400': google('tiro-devanagari-hindi', 'TiroDevanagariHindi'),
  'poppins-400': google('poppins', 'Poppins'),
  'great-vibes-400': google('great-vibes', 'GreatVibes'),
  'pacifico-400': google('pacifico', 'Pacifico'),
  ...noto('nastaliq-urdu', 'urdu', 'noto-nastaliq-urdu', 'NotoNastaliqUrdu'),
  ...inBothWeights('bhaijaan-2', 'urdu', (weight) =>
    google('baloo-bhaijaan-2', 'BalooBhaijaan2', weight),
  ),
  'galada-400': only(licensedElsewhere('galada', 'Galada'), 'latin', 'bengali'),
  'anek-bangla-400': anek('Bangla', 'bengali'),
  'anek-gujarati-400': anek('Gujarati', 'gujarati'),
  'mukta-malar-400': only(google('mukta-malar', 'MuktaMalar'), 'latin', 'tamil'),
  'anek-tamil-400': anek('Tamil', 'tamil'),
  'anek-telugu-400': anek('Telugu', 'telugu'),
  'anek-kannada-400': anek('Kannada', 'kannada'),
  'chilanka-400': only(licensedElsewhere('chilanka', 'Chilanka'), 'latin', 'malayalam'),
  'anek-malayalam-400': anek('Malayalam', 'malayalam'),
  ...inBothWeights('baloo-da-2', 'bengali', (weight) =>
    licensedAsBaloo('baloo-da-2', 'BalooDa2', weight),
  ),
  ...inBothWeights('baloo-paaji-2', 'gurmukhi', (weight) =>
    licensedAsBaloo('baloo-paaji-2', 'BalooPaaji2', weight),
  ),
  ...inBothWeights('baloo-bhai-2', 'gujarati', (weight) =>
    google('baloo-bhai-2', 'BalooBhai2', weight),
  ),
  ...inBothWeights('baloo-bhaina-2', 'odia', (weight) =>
    licensedAsBaloo('baloo-bhaina-2', 'BalooBhaina2', weight),
  ),
  ...inBothWeights('baloo-thambi-2', 'tamil', (weight) =>
    google('baloo-thambi-2', 'BalooThambi2', weight),
  ),
  ...inBothWeights('baloo-tammudu-2', 'telugu', (weight) =>
    licensedAsBaloo('baloo-tammudu-2', 'BalooTammudu2', weight),
  ),
  ...inBothWeights('baloo-tamma-2', 'kannada', (weight) =>
    google('baloo-tamma-2', 'BalooTamma2', weight),
  ),
  ...inBothWeights('baloo-chettan-2', 'malayalam', (weight) =>
    google('baloo-chettan-2', 'BalooChettan2', weight),
  ),
  ...noto('noto-bengali', 'bengali', 'noto-sans-bengali', 'NotoSansBengali'),
  ...noto('noto-gurmukhi', 'gurmukhi', 'noto-sans-gurmukhi', 'NotoSansGurmukhi'),
  ...noto('noto-gujarati', 'gujarati', 'noto-sans-gujarati', 'NotoSansGujarati'),
  ...noto('noto-oriya', 'odia', 'noto-sans-oriya', 'NotoSansOriya'),
  ...noto('noto-tamil', 'tamil', 'noto-sans-tamil', 'NotoSansTamil'),
  ...noto('noto-telugu', 'telugu', 'noto-sans-telugu', 'NotoSansTelugu'),
  ...noto('noto-kannada', 'kannada', 'noto-sans-kannada', 'NotoSansKannada'),
  ...noto('noto-malayalam', 'malayalam', 'noto-sans-malayalam', 'NotoSansMalayalam'),
  'noto-sans-400': { ...google('noto-sans', 'NotoSans'), kept: latinGreekCyrillic },
  'noto-sans-700': { ...google('noto-sans', 'NotoSans', 700), kept: latinGreekCyrillic },
  'noto-math-400': { ...google('noto-sans-math', 'NotoSansMath'), kept: formulas },
  'noto-symbols-400': { ...google('noto-sans-symbols', 'NotoSansSymbols'), kept: symbols },
  'noto-symbols-2-400': { ...google('noto-sans-symbols-2', 'NotoSansSymbols2'), kept: symbols },
  [signsFontId]: {
    ...google('noto-sans-math', 'NotoSansMath'),
    kept: Array.from(signs, (sign): Range => [sign.codePointAt(0) ?? 0, sign.codePointAt(0) ?? 0]),
  },
  [emojiFontId]: {
    file: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    licence: licenceOf('noto-emoji'),
  },
}
