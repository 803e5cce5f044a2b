const folder = new URL('../../../../print-engine/fonts/', import.meta.url)

/** Where a font of the studio lies, Brotli-compressed, by its file's name. */
export const fontUrl = (name: string): URL => new URL(`${name}.br`, folder)
