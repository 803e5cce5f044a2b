import { colorNames } from '@tohfa/print-engine/mockup/color-names.texts'
import { isHexColor, nearestColor } from '@tohfa/print-engine/mockup/nearest-color'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'
import { drawText, heightOfText } from '#platform/pdf/text/draw-text.ts'
import type { PdfFontFamilies } from '#platform/pdf/text/pdf-fonts.ts'
import type { MillimetrePdf } from './millimetre-pdf.ts'

/**
 * The size of a value's letters, in millimetres: as large as fits, because staff read the spelling
 * from them.
 */
const sizes = [4.4, 3.8, 3.2, 2.7]
const label = { size: 2.6, width: 24, color: '#555555' }
const swatch = 12
const gap = 0.6

/** The space for values, in millimetres. */
type Room = { x: number; y: number; width: number; bottom: number }

/** Draws the filled-in values, each with its label; the rest continues where `nextPage` says. */
export function drawValues(
  pdf: MillimetrePdf,
  families: PdfFontFamilies,
  values: readonly PrintedValue[],
  room: Room,
  nextPage: () => number,
): void {
  const { x, width, bottom } = room
  const rowsOf = (size: number) =>
    values.map((one) => {
      const text = textOfValue(one)
      const isNamed = text !== one.label
      const beside = width - label.width - (isHexColor(one.value) ? swatch + 2 : 0)
      const written = { width: beside, bold: true, byFirstLetter: true }
      const valueStyle = { x: x + label.width, size, ...written }
      const named = { x, ...label, width: label.width - 2 }
      const high = Math.max(
        heightOfText(families, text, valueStyle),
        heightOfText(families, one.label, named),
      )
      return { one, text, valueStyle, named, isNamed, height: high + gap }
    })
  const fitting = sizes.map(rowsOf).find((rows) => room.y + sum(rows) <= bottom)
  let y = room.y
  for (const { one, text, valueStyle, named, isNamed, height } of fitting ??
    rowsOf(sizes[0] ?? 0)) {
    if (y + height > bottom) y = nextPage()
    if (isNamed)
      drawText(pdf, families, one.label, { ...named, y: y + 0.8 * (valueStyle.size - named.size) })
    drawText(pdf, families, text, { ...valueStyle, y })
    if (isHexColor(one.value))
      pdf
        .rect(x + width - swatch, y + 0.5, swatch, valueStyle.size)
        .fillAndStroke(one.value, label.color)
    y += height
  }
}

const sum = (rows: readonly { height: number }[]) => rows.reduce((all, row) => all + row.height, 0)

/** A value as it is written on paper; a colour has its name and its number. */
export const textOfValue = ({ value }: PrintedValue): string =>
  isHexColor(value) ? `${colorNames[nearestColor(value)]} ${value}` : value
