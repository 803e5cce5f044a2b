import { encode } from 'uqr'

/** A dark square of a code: its upper left corner and its side. */
type QrModule = { x: number; y: number; side: number }

/** The dark squares of a text's QR code of this size, from its upper left corner. */
export function qrModules(text: string, width: number): QrModule[] {
  const { size, data } = encode(text, { border: 0 })
  const side = width / size
  return data.flatMap((row, down) =>
    row.flatMap((isDark, right) => (isDark ? [{ x: right * side, y: down * side, side }] : [])),
  )
}
