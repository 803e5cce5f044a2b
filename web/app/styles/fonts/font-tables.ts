const HEADER_BYTES = 12
const RECORD_BYTES = 16

export function viewOf(font: Uint8Array): DataView {
  return new DataView(font.buffer, font.byteOffset, font.byteLength)
}

/**
 * Where a table of an OpenType font begins.
 *
 * @throws Error when it is missing
 */
export function tableAt(view: DataView, name: string): number {
  for (let n = 0; n < view.getUint16(4); n++) {
    const record = HEADER_BYTES + n * RECORD_BYTES
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(record + byte)))
    if (tag === name) return view.getUint32(record + 8)
  }
  throw new Error(`The font has no table ${name}.`)
}
