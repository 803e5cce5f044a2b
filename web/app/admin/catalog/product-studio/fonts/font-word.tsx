import { useMemo } from 'react'
import { studioFonts, type FontId } from '@tohfa/print-engine/fonts/fonts'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import type { Outline } from '@tohfa/contract/studio/outlines'
import { useOutlines } from '#admin/catalog/product-studio/use-outlines.ts'

/** The em of the outlines, in their units. */
const size = 20

const mostLetters = 16

/** The name of each font, and behind it what was typed. */
const wordsWith = (typed: string) =>
  studioFonts.map(({ id, name }) => ({
    text: `${name} ${typed}`,
    font: id,
    size,
    align: 'center' as const,
    leading: 1,
    track: 0,
    bend: 0,
  }))

/**
 * The name of a font as the font writes it, with the typed word.
 *
 * @param typed of several lines the first
 */
export function useFontWords(typed = ''): (font: FontId) => Outline | undefined {
  const [line = ''] = typed.trim().split('\n')
  const word = graphemes(line).slice(0, mostLetters).join('') || 'मीरा'
  const words = useMemo(() => wordsWith(word), [word])
  const outlineOf = useOutlines(words)
  return (font) => {
    const item = words.find((one) => one.font === font)
    return item && outlineOf(item)
  }
}

/** A font's name in its own letters; in plain text until they have loaded. */
export function FontWord({ font, outline }: { font: FontId; outline: Outline | undefined }) {
  if (!outline) return studioFonts.find(({ id }) => id === font)?.name
  const { box } = outline
  const width = Math.ceil(box.width) + 2
  const top = Math.min(-size * 0.75, box.y - 1)
  const height = Math.max(size * 0.75, box.y + box.height + 1) - top
  return (
    <svg
      aria-hidden
      viewBox={`${box.x - 1} ${top} ${width} ${height}`}
      width={width}
      height={height}
      className="max-w-full"
    >
      <path d={outline.d} fill="currentColor" />
    </svg>
  )
}
