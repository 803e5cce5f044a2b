import type { StoredPhoto } from './draft-store.ts'

/** A photo of the draft; its copy is made once it is visible. */
export type DraftPhoto = Omit<StoredPhoto, 'copy'> & Partial<Pick<StoredPhoto, 'copy'>>
export type Photos = Readonly<Record<string, DraftPhoto>>
