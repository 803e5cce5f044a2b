import { LRUCache } from 'lru-cache'

/** A cut photo as a file, and how many pixels it has. */
export type CutFile = { bytes: Buffer; pixels: number }

/** Files of cut photos by what determines their bytes. */
export type KeptCuts = LRUCache<string, CutFile>

/** The rows of a list share a photo: of a mug its file has 1 MB, of a PDF 3. */
const mostBytes = 16_000_000

/** The least recently used are removed, so that they fit into the memory of the drawing process. */
export const createKeptCuts = (most = mostBytes): KeptCuts =>
  new LRUCache<string, CutFile>({ maxSize: most, sizeCalculation: ({ bytes }) => bytes.length })
