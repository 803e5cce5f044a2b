/** `npm run drawings`: draws the pictures of the sample catalogue for the server (-- WORD for those with the word in their key). */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawAt, fileNames, picturesOfServer } from './files.ts'
import { pictures } from './pictures.ts'

const wanted = process.argv[2] ?? ''
const queue = pictures.filter(({ key }) => key.includes(wanted))

async function work(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { key, widths, draw } = next
    const folder = join(picturesOfServer, key)
    await mkdir(folder, { recursive: true })
    const bytesOf = await drawAt(await draw(), Math.max(...widths))
    for (const name of fileNames(widths)) await writeFile(join(folder, name), await bytesOf(name))
  }
}

// Two at a time: an SVG is drawn by one thread, and memory is short on small machines.
await Promise.all([work(), work()])
