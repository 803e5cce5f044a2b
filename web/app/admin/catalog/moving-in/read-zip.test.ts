import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readZip } from './read-zip.ts'

type Entry = { name: string; bytes: Uint8Array; method?: number; flags?: number }

/** An archive with exactly these entries, whatever their names are. */
function zipOf(entries: readonly Entry[]): Blob {
  const parts: Uint8Array[] = []
  const list: Uint8Array[] = []
  let at = 0
  for (const { name, bytes, method = 8, flags = 0 } of entries) {
    const packed = method === 8 ? deflateRawSync(bytes) : bytes
    const words = new TextEncoder().encode(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(words.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(flags, 8)
    central.writeUInt16LE(method, 10)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt16LE(words.length, 28)
    central.writeUInt32LE(at, 42)
    parts.push(local, words, packed)
    list.push(central, words)
    at += local.length + words.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(Buffer.concat(list).length, 12)
  end.writeUInt32LE(at, 16)
  return new Blob([Buffer.concat([...parts, ...list, end])])
}

const bytes = new TextEncoder().encode('a picture '.repeat(100))
const most = 2_000

test('pictures are found in any folder by their own names, packed or not', async () => {
  const zip = zipOf([
    { name: 'photos/2024/Mug one.JPG', bytes },
    { name: '../../etc/passwd.png', bytes, method: 0 },
    { name: String.raw`..\..\boot.webp`, bytes },
    { name: 'चाय.avif', bytes },
    { name: '__MACOSX/._mug.jpg', bytes },
    { name: '.hidden.jpg', bytes },
    { name: 'photos/', bytes: new Uint8Array() },
    { name: 'readme.txt', bytes },
  ])
  const pictures = await readZip(zip, most)
  expect(pictures.map(({ name }) => name)).toEqual([
    'Mug one.JPG',
    'passwd.png',
    'boot.webp',
    'चाय.avif',
  ])
  const files = await Promise.all(pictures.map(({ read }) => read()))
  expect(files.map(({ type }) => type)).toEqual([
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/avif',
  ])
  for (const file of files) expect(await file.bytes()).toEqual(bytes)
})

test('a picture that would unpack to too much is never unpacked as a whole', async () => {
  const bomb = zipOf([{ name: 'bomb.png', bytes: new Uint8Array(5_000_000) }])
  expect(bomb.size).toBeLessThan(100_000)
  const [picture] = await readZip(bomb, 100_000)
  await expect(picture?.read()).rejects.toMatchObject({ fault: 'too-large' })
})

test('what is no archive, is locked or cut off is named', async () => {
  await expect(readZip(new Blob(['no archive']), most)).rejects.toMatchObject({ fault: 'no-zip' })
  const [locked] = await readZip(zipOf([{ name: 'a.png', bytes, flags: 1 }]), most)
  await expect(locked?.read()).rejects.toMatchObject({ fault: 'locked' })
  const whole = zipOf([{ name: 'a.png', bytes }])
  await expect(readZip(whole.slice(20), most)).rejects.toMatchObject({ fault: 'broken' })
  const [odd] = await readZip(zipOf([{ name: 'a.png', bytes, method: 99 }]), most)
  await expect(odd?.read()).rejects.toMatchObject({ fault: 'broken' })
})
