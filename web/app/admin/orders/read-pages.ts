/** So many rows of a list, from its first page on; fewer where a page cannot be read. */
export async function readPages<T>(
  most: number,
  ofPage: number,
  read: (page: number) => Promise<{ success: true; data: readonly T[] } | { success: false }>,
): Promise<T[]> {
  const found: T[] = []
  for (let page = 1; found.length < most; page += 1) {
    const answer = await read(page)
    if (!answer.success) break
    found.push(...answer.data)
    if (answer.data.length < ofPage) break
  }
  return found.slice(0, most)
}
