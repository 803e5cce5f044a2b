const folder = new URL('../../../../print-engine/kits/', import.meta.url)

/** Where a picture of a kit lies, by its file's name. */
export const kitUrl = (name: string): URL => new URL(name, folder)
