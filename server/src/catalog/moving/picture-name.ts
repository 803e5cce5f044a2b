/**
 * The name by which a picture of a file and a given one are the same: the last part of its address
 * or path, decoded, in small letters. The endings that shops add for a size do not count.
 */
export function pictureName(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  const name = path.split(/[/\\]/).at(-1) ?? ''
  return decoded(name)
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?:_\d{2,5}x\d{0,5}|-\d{2,5}x\d{2,5}|-scaled)(?=\.\w+$)/, '')
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
