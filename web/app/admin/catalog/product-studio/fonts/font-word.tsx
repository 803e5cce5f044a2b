import { studioFonts, type FontId } from '@tohfa/print-engine/fonts/fonts'
import type { Outline } from '@tohfa/contract/studio/outlines'
import { useOutlines } from '#admin/catalog/product-studio/use-outlines.ts'

/** The em of a word, in the units of its outline. */
const size = 20

/** The name of each font in its scripts. */
const words = studioFonts.map(({ id, name, scripts }) => ({
  text: scripts.includes('devanagari') ? `${name} मीरा` : name,
  font: id,
  size,
  align: 'center' as const,
  leading: 1,
  track: 0,
  bend: 0,
}))

/** The name of a font as the font writes it. */
export function useFontWords(): (font: FontId) => Outline | undefined {
  const outlineOf = useOutlines(words)
  return (font) => {
    const word = words.find((one) => one.font === font)
    return word && outlineOf(word)
  }
}

/** A font's name in its own letters; in plain ones until those are here. */
export function FontWord({ font, outline }: { font: FontId; outline: Outline | undefined }) {
  if (!outline) return studioFonts.find(({ id }) => id === font)?.name
  const width = Math.ceil(outline.box.width) + 2
  return (
    <svg
      aria-hidden
      viewBox={`${outline.box.x - 1} ${-size * 0.75} ${width} ${size * 1.5}`}
      width={width}
      height={size * 1.5}
      className="max-w-full"
    >
      <path d={outline.d} fill="currentColor" />
    </svg>
  )
}
