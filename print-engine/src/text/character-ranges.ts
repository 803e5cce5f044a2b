/** Whether a character is in a set. */
export type HasCharacter = (codePoint: number) => boolean

/** Reads a set of characters from hexadecimal ranges in rising order: `20-7e a0 a3-a7`. */
export function readRanges(written: string): HasCharacter {
  const ranges = written.split(' ').map((range) => {
    const [first = '', last = first] = range.split('-')
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) }
  })
  return (codePoint) => {
    let [low, high] = [0, ranges.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const range = ranges[middle]
      if (!range || codePoint < range.first) high = middle - 1
      else if (codePoint > range.last) low = middle + 1
      else return true
    }
    return false
  }
}
