/*
 * The picture of a design whose maker must sign in to see its proof, shown there. It is small, is of this
 * window alone and ends with it.
 */
const key = 'proof-picture'

/** Keeps a picture as a `data:` address; null takes the one before away. */
export function keepProofPicture(picture: string | null): void {
  try {
    if (picture) sessionStorage.setItem(key, picture)
    else sessionStorage.removeItem(key)
  } catch {
    // No room: the words say it too.
  }
}

export const proofPicture = (): string | null => sessionStorage.getItem(key)
