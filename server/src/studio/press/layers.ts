/**
 * Items from back to front in as few layers as possible with at most this size each; a larger item
 * has a layer of its own.
 */
export function layersOf<Item>(
  items: readonly Item[],
  most: number,
  sizeOf: (item: Item) => number,
): Item[][] {
  const layers: Item[][] = [[]]
  let batchBytes = 0
  for (const item of items) {
    const size = sizeOf(item)
    if (batchBytes > 0 && batchBytes + size > most && size > 0) {
      layers.push([])
      batchBytes = 0
    }
    layers.at(-1)?.push(item)
    batchBytes += size
  }
  return layers
}
