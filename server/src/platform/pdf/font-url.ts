const folder = new URL('../../../../print-engine/fonts/', import.meta.url)

/** The location of a font of the studio, Brotli-compressed, by its file name. */
export const fontUrl = (name: string): URL => new URL(`${name}.br`, folder)
