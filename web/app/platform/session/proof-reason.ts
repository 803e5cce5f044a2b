/*
 * The picture of a visitor's design, which the sign-in shows as the reason for it. It is small, and
 * stored for this window only.
 */
const key = 'proof-picture'

/** Stores a picture as a `data:` address; null removes it. */
export function keepProofPicture(picture: string | null): void {
  try {
    if (picture) sessionStorage.setItem(key, picture)
    else sessionStorage.removeItem(key)
  } catch {
    // The storage is full: the text explains it too.
  }
}

export const proofPicture = (): string | null => sessionStorage.getItem(key)
