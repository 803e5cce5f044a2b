/** `npm run draw-kits`: draws the studio's kits and writes their files and the list of their names. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { kitPictures } from './kit-drawings.ts'
import { engine, folderOfKits, kitWebp } from './kit-webp.ts'

/** Writes a picture under a name that holds its bytes' hash. */
async function write(name: string, bytes: Buffer): Promise<[name: string, file: string]> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const file = `${name}.${hash}.webp`
  await writeFile(join(folderOfKits, file), bytes)
  return [name, file]
}

await mkdir(folderOfKits, { recursive: true })
const written: [name: string, file: string][] = []
for (const { name, svg, quality } of kitPictures)
  written.push(await write(name, await kitWebp(await svg(), quality)))

const names = new Set(written.map(([, file]) => file))
for (const file of await readdir(folderOfKits))
  if (!names.has(file)) await rm(join(folderOfKits, file))

const list = written.map(([name, file]) => `  '${name}': '${file}',`).join('\n')
await writeFile(
  join(engine, 'src/mockup/kit-files.ts'),
  `/** The file of each picture of a kit, named by its bytes; \`npm run draw-kits\` writes this. */\nexport const kitFiles: Record<string, string | undefined> = {\n${list}\n}\n`,
)
