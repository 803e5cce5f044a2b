/** One file of a picture, such as `720.webp`. */
export type PictureFile = { name: string; bytes: Buffer }

/** Pictures that lie together, apart from all others. */
export type Shelf = {
  /** The folder or prefix under which they lie. */
  name: string
  /** A file of a picture, as `key/name`; nothing else on a shelf is anybody's business. */
  file: RegExp
  /** Whether anybody may read them, and keep them. */
  isPublic: boolean
}

/** A store of pictures on one shelf: a key a picture, under it its files. */
export type ImageStore = {
  /** Makes the store where there is none yet; throws when it cannot be used. */
  prepare(): Promise<void>
  /** Adds files to a picture; one of the same name is replaced. */
  write(key: string, files: readonly PictureFile[]): Promise<void>
  /** Null when there is no such file. */
  read(key: string, name: string): Promise<Buffer | null>
  /** The names of a picture's files; none when the picture is not there. */
  names(key: string): Promise<string[]>
  remove(key: string): Promise<void>
  /** Removes some of a picture's files; one that is not there is none. */
  removeFiles(key: string, names: readonly string[]): Promise<void>
  /** Every picture of the store, in no order. */
  keys(): AsyncIterable<string>
  /** Takes over the files of `folder` as a picture; what is there already may stay. */
  adopt(key: string, folder: string): Promise<void>
}

/** What the shop shows of products and on banners: a file a width and format, and that beside links. */
export const imageShelf: Shelf = {
  name: 'images',
  file: /^(?<key>[\w-]+)\/(?<name>\d+\.(?:webp|avif)|1200x630\.jpg)$/,
  isPublic: true,
}

/** People's designs on their products, by the design's id, a picture a side; drawn anew when one is missing. */
export const previewShelf: Shelf = {
  name: 'previews',
  file: /^(?<key>[\w-]+)\/(?<name>\d+-\d+-[a-z0-9-]+\.webp)$/,
  isPublic: false,
}

/** People's own photos: the master that is printed from, and the copy that a page shows. */
export const photoShelf: Shelf = {
  name: 'photos',
  file: /^(?<key>[\w-]+)\/(?<name>master|1600\.webp)$/,
  isPublic: false,
}

/** Tax documents as PDFs, by the id of the document. */
export const documentShelf: Shelf = {
  name: 'documents',
  file: /^(?<key>[\w-]+)\/(?<name>document\.pdf)$/,
  isPublic: false,
}

/** What was drawn of designs, by the hash of the proof: each area for the press, and for a page. */
export const proofShelf: Shelf = {
  name: 'proofs',
  file: /^(?<key>[0-9a-f]{64})\/(?<name>[a-z0-9-]+\.(?:png|pdf|(?:2000\.|on-[0-9a-f]{6}(?:-[0-9a-f]{12})?\.)?webp))$/,
  isPublic: false,
}
