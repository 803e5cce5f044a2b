/** A photo whose address contains its bytes. */
export async function readPhoto(address: string): Promise<ImageBitmap> {
  const answer = await fetch(address)
  return createImageBitmap(await answer.blob())
}
