/** One width and format of a picture, such as `720.webp`. */
export type PictureFile = { name: string; bytes: Buffer }

/** The shop's store of pictures: a key a picture, under it a file a width and format. */
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
  /** Every picture of the store, in no order. */
  keys(): AsyncIterable<string>
  /** Takes over the files of `folder` as a picture; what is there already may stay. */
  adopt(key: string, folder: string): Promise<void>
}

/** A file of a picture; nothing else in a store is anybody's business. */
export const isPictureFile = /^(?<key>[\w-]+)\/(?<name>\d+\.(?:webp|avif))$/
