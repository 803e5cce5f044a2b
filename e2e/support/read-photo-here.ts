/** A photo whose address holds its bytes. */
export async function readPhoto(address: string): Promise<ImageBitmap> {
  const answer = await fetch(address)
  return createImageBitmap(await answer.blob())
}
