const folder = new URL('../../../../print-engine/kits/', import.meta.url)

/** The address of a kit's picture, by its file name. */
export const kitUrl = (name: string): URL => new URL(name, folder)
