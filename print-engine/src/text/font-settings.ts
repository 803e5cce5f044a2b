import type { FaceId } from '#fonts/fonts.ts'

/** How a font is set beside others. */
export type Setting = {
  /** Its size beside that of the chosen font. */
  scale: number
  /** In place of the language of the script. */
  language?: string
  /** How far its words reach above and below the baseline, in ems of its own. */
  above: number
  below: number
}

/** What lines are set for that are as far apart as usual. */
export const usualSetting: Setting = { scale: 1, above: 0.9, below: 0.3 }

/**
 * Of each font for a script beside Latin and Devanagari. The reach is that of 300 words of the script
 * (server: script-words.fixture.ts). Nastaliq is set smaller, since its words step down from high up.
 * Under the language `ml` Baloo Chettan 2 has no conjuncts, and writes them apart.
 */
const settings: Partial<Record<FaceId, Partial<Setting>>> = {
  'baloo-da-2-400': { above: 0.99, below: 0.41 },
  'baloo-da-2-700': { above: 0.99, below: 0.47 },
  'galada-400': { above: 1.04, below: 0.48 },
  'noto-bengali-400': { above: 0.96, below: 0.33 },
  'noto-bengali-700': { above: 0.98, below: 0.38 },
  'anek-bangla-400': { above: 0.97, below: 0.41 },
  'baloo-bhai-2-400': { above: 0.99, below: 0.35 },
  'baloo-bhai-2-700': { above: 1.06, below: 0.37 },
  'noto-gujarati-400': { above: 0.91, below: 0.28 },
  'noto-gujarati-700': { above: 0.91, below: 0.28 },
  'anek-gujarati-400': { above: 1.02, below: 0.34 },
  'baloo-paaji-2-400': { above: 0.88, below: 0.34 },
  'baloo-paaji-2-700': { above: 0.93, below: 0.39 },
  'noto-gurmukhi-400': { above: 0.91, below: 0.32 },
  'noto-gurmukhi-700': { above: 0.91, below: 0.33 },
  'baloo-bhaina-2-400': { above: 1.05, below: 0.58 },
  'baloo-bhaina-2-700': { above: 1.16, below: 0.67 },
  'noto-oriya-400': { above: 0.98, below: 0.49 },
  'noto-oriya-700': { above: 0.98, below: 0.51 },
  'baloo-thambi-2-400': { above: 0.9, below: 0.44 },
  'baloo-thambi-2-700': { above: 0.92, below: 0.48 },
  'noto-tamil-400': { above: 0.85, below: 0.33 },
  'noto-tamil-700': { above: 0.86, below: 0.33 },
  'mukta-malar-400': { above: 0.81, below: 0.36 },
  'anek-tamil-400': { above: 0.93, below: 0.43 },
  'baloo-tammudu-2-400': { above: 1.06, below: 0.66 },
  'baloo-tammudu-2-700': { above: 1.11, below: 0.69 },
  'noto-telugu-400': { above: 0.88, below: 0.48 },
  'noto-telugu-700': { above: 0.88, below: 0.48 },
  'anek-telugu-400': { above: 1.05, below: 0.7 },
  'baloo-tamma-2-400': { above: 0.88, below: 0.57 },
  'baloo-tamma-2-700': { above: 0.9, below: 0.59 },
  'noto-kannada-400': { above: 0.82, below: 0.53 },
  'noto-kannada-700': { above: 0.82, below: 0.53 },
  'anek-kannada-400': { above: 0.86, below: 0.5 },
  'baloo-chettan-2-400': { above: 0.87, below: 0.28, language: 'und' },
  'baloo-chettan-2-700': { above: 0.89, below: 0.29, language: 'und' },
  'chilanka-400': { above: 0.72, below: 0.53 },
  'noto-malayalam-400': { above: 0.85, below: 0.35 },
  'noto-malayalam-700': { above: 0.86, below: 0.35 },
  'anek-malayalam-400': { above: 0.85, below: 0.27 },
  'bhaijaan-2-400': { above: 0.95, below: 0.49 },
  'bhaijaan-2-700': { above: 0.98, below: 0.55 },
  'nastaliq-urdu-400': { above: 2.0, below: 0.61, scale: 0.72 },
  'nastaliq-urdu-700': { above: 2.28, below: 0.69, scale: 0.72 },
}

/** Undefined of a font that lines are not set further apart for. */
export function ownSetting(font: FaceId): Setting | undefined {
  const own = settings[font]
  return own && { ...usualSetting, ...own }
}
