/** One file of a picture, such as `720.webp`. */
export type PictureFile = { name: string; bytes: Buffer }

/** A set of pictures that is stored apart from all others. */
export type Shelf = {
  /** Their folder or prefix. */
  name: string
  /** Matches the valid `key/name` of a file; nothing else on the shelf is served. */
  file: RegExp
  /** Whether anybody may read and cache them. */
  isPublic: boolean
}

/** A store of pictures on one shelf: each key is a picture with its files. */
export type ImageStore = {
  /** Creates the store if it is missing; throws when it cannot be used. */
  prepare(): Promise<void>
  /** Adds files to a picture; one of the same name is replaced. */
  write(key: string, files: readonly PictureFile[]): Promise<void>
  /** Null when there is no such file. */
  read(key: string, name: string): Promise<Buffer | null>
  /** The names of a picture's files; empty when there is no picture. */
  names(key: string): Promise<string[]>
  remove(key: string): Promise<void>
  /** Deletes some files of a picture; missing ones are ignored. */
  removeFiles(key: string, names: readonly string[]): Promise<void>
  /** Every picture of the store, in no order. */
  keys(): AsyncIterable<string>
  /** Imports the files of `folder` as a picture; existing ones may stay. */
  adopt(key: string, folder: string): Promise<void>
}

/** Pictures of products and banners: one file per width and format, and one for link previews. */
export const imageShelf: Shelf = {
  name: 'images',
  file: /^(?<key>[\w-]+)\/(?<name>\d+\.(?:webp|avif)|1200x630\.jpg)$/,
  isPublic: true,
}

/** Mock-ups of people's designs, by the design's id, one picture per side; redrawn when missing. */
export const previewShelf: Shelf = {
  name: 'previews',
  file: /^(?<key>[\w-]+)\/(?<name>\d+-\d+-[a-z0-9-]+\.webp)$/,
  isPublic: false,
}

/** People's own photos: the master that is printed from, and the copies that a page shows. */
export const photoShelf: Shelf = {
  name: 'photos',
  file: /^(?<key>[\w-]+)\/(?<name>master|1600\.webp|400\.webp)$/,
  isPublic: false,
}

/** PDFs of tax documents, by the id of the document. */
export const documentShelf: Shelf = {
  name: 'documents',
  file: /^(?<key>[\w-]+)\/(?<name>document\.pdf)$/,
  isPublic: false,
}

/** Rendered proofs by their hash: the press file and the preview of each area. */
export const proofShelf: Shelf = {
  name: 'proofs',
  file: /^(?<key>[0-9a-f]{64})\/(?<name>[a-z0-9-]+\.(?:png|pdf|(?:2000\.|on-[0-9a-f]{6}(?:-[0-9a-f]{12})?\.)?webp))$/,
  isPublic: false,
}
