import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Proof } from '@tohfa/contract/studio/proofs'
import type { Connection } from '#platform/database/connect.ts'
import { connectPatiently } from '#testing/delays.ts'
import { imageShelf, photoShelf, proofShelf } from '#platform/media/store/image-store.ts'
import { diskStore } from '#platform/media/store/disk-store.ts'
import { aKeyChain } from '#fulfilment/print/print.fixture.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { sha256Of } from '#studio/press/sha256-of.ts'
import { aDesign } from '#studio/studio.fixture.ts'
import { drawnProof } from './proofs.fixture.ts'
import { createProofs, PrintDiffers, type Proofs } from './proofs.service.ts'

let shop: TestShop
let connection: Connection
let proofs: Proofs
let keyChain: string
let drawn: Proof
let person: Person
beforeAll(async () => {
  shop = await openTestShop({ env: { LOG_LEVEL: 'error' }, log: (line) => lines.push(line) })
  keyChain = await aKeyChain(shop)
  connection = connectPatiently(shop.databaseUrl)
  const shelf = (one: typeof proofShelf) => diskStore(join(shop.dataDir, one.name), one)
  const none = () => Promise.resolve()
  const store = shelf(proofShelf)
  proofs = createProofs({
    connection,
    jobs: { send: none, handle: () => undefined, repeat: () => undefined },
    store: {
      ...store,
      async write(key, files) {
        await meanwhile()
        written.push(...files.map(({ name }) => name))
        return store.write(key, files)
      },
    },
    photoStore: shelf(photoShelf),
    pictureStore: shelf(imageShelf),
    photos: { named: () => Promise.resolve([]) },
  })
})
afterAll(async () => {
  await connection.close()
  await shop.close()
})
/** Called just before a file is written. */
let meanwhile: () => Promise<unknown> = async () => undefined
/** The names of the files that were written. */
const written: string[] = []
let made = 0
/** Of the log. */
const lines: string[] = []
beforeEach(async () => {
  person = await aPerson(shop)
  drawn = await drawnProof(shop, person, await aDesign(shop, person, `p${(made += 1)}`, keyChain))
})

const folder = () => join(shop.dataDir, 'proofs', drawn.hash)
const png = () => proofs.pressFile(drawn.hash, 'front', 'png')
const pdf = () => proofs.pressFile(drawn.hash, 'front', 'pdf')
/** As if another version of a library had drawn the approved print. */
async function otherBytes(): Promise<void> {
  await connection.db.execute(sql`alter table proofs disable trigger proofs_keep`)
  await connection.db.execute(sql`update proofs
    set pages = jsonb_set(pages, '{0,sha256}', to_jsonb(${'0'.repeat(64)}::text))
    where hash = ${drawn.hash}`)
  await connection.db.execute(sql`alter table proofs enable trigger proofs_keep`)
}

test('the press gets the bytes that the proof names, drawn again where they are gone or damaged', async () => {
  const sha256 = drawn.pages[0]?.sha256
  expect(sha256Of(await png())).toBe(sha256)
  await rm(join(folder(), 'front.png'))
  expect(sha256Of(await png())).toBe(sha256)
  await writeFile(join(folder(), 'front.png'), 'half a fi')
  expect(sha256Of(await png())).toBe(sha256)
  expect(await readdir(folder())).toEqual(['front.2000.webp', 'front.png', 'front.webp'])
})

test('a shop that was restored without the files draws them again when they are looked at', async () => {
  await rm(folder(), { recursive: true })
  const ask = () =>
    fetch(`${shop.url}${drawn.preview}`, { headers: { authorization: `Bearer ${person.token}` } })
  expect((await ask()).status).toBe(200)
  expect(sha256Of(await png())).toBe(drawn.pages[0]?.sha256)
  await rm(folder(), { recursive: true })
  await otherBytes()
  expect((await ask()).status).toBe(404)
})

test('a picture that could not be drawn is a fault and not a picture that is not there', async () => {
  await rm(folder(), { recursive: true })
  const ask = () => shop.call('GET', drawn.preview?.replace('/v1', '') ?? '', person)
  // A folder where the file belongs: it can be drawn, and not be written.
  await mkdir(join(folder(), 'front.2000.webp', 'in its way'), { recursive: true })
  const { status, body } = await ask()
  expect([status, body]).toMatchObject([500, { code: 'internal' }])
  const { requestId } = body as { requestId: string }
  expect(lines.filter((line) => line.includes(requestId)).join()).toContain('"level":50')
  await rm(folder(), { recursive: true })
  const headers = { authorization: `Bearer ${person.token}` }
  expect((await fetch(`${shop.url}${drawn.preview}`, { headers })).status).toBe(200)
})

test('what several ask for at once is drawn again once', async () => {
  await rm(folder(), { recursive: true })
  written.length = 0
  await Promise.all([png(), png(), pdf(), pdf()])
  expect(written.toSorted()).toEqual(['front.2000.webp', 'front.pdf', 'front.png', 'front.webp'])
})

test('of what is forgotten while it is drawn again no file stays', async () => {
  await rm(folder(), { recursive: true })
  meanwhile = async () => {
    await connection.db.execute(sql`delete from proof_requests where hash = ${drawn.hash}`)
    await connection.db.execute(sql`delete from proofs where hash = ${drawn.hash}`)
  }
  await png()
  meanwhile = async () => undefined
  await expect(readdir(folder())).rejects.toThrow(/ENOENT/)
})

test('its PDF is made once and is the same again', async () => {
  const bytes = await pdf()
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1)
  expect((await pdf()).equals(bytes)).toBe(true)
  await rm(join(folder(), 'front.pdf'))
  expect((await pdf()).equals(bytes)).toBe(true)
})

test('other bytes that show what was approved are handed out', async () => {
  const approved = await png()
  await otherBytes()
  expect((await png()).equals(approved)).toBe(true)
  expect((await pdf()).length).toBeGreaterThan(0)
})

test('what shows something else than was approved is refused, as PNG and as PDF', async () => {
  await otherBytes()
  const preview = join(folder(), 'front.2000.webp')
  const { width, height } = await sharp(preview).metadata()
  const other = { width, height, channels: 3, background: '#a03030' } as const
  await writeFile(preview, await sharp({ create: other }).webp().toBuffer())
  await expect(png()).rejects.toThrow(PrintDiffers)
  await expect(pdf()).rejects.toThrow(PrintDiffers)
  await rm(preview)
  await expect(png()).rejects.toThrow(PrintDiffers)
})

test('there is no press file of what is no proof or none of its areas', async () => {
  await expect(proofs.pressFile('0'.repeat(64), 'front', 'png')).rejects.toMatchObject({
    code: 'proof_not_found',
  })
  await expect(proofs.pressFile(drawn.hash, 'back', 'png')).rejects.toMatchObject({
    code: 'proof_not_found',
  })
})
