/** Draws documents with a given number of lines, and prints the time. */
import Pdf from 'pdfkit'
import { aDocument } from '../../server/src/tax/documents/pdf/a-document.fixture.ts'
import { draw } from '../../server/src/tax/documents/pdf/render-document.ts'
import { median } from '../median.ts'

export type Drawn = {
  'first ms': number
  'p50 ms': number
  ratio: number
  'memory MB': number
}

const times = 25
const lines = Number(process.argv[2])

const from = performance.now()
await draw(aDocument(lines))
const first = performance.now() - from
const ms = await timed(() => draw(aDocument(lines)))
const memory = process.resourceUsage().maxRSS / 1024
const bare = await timed(drawBare)
const drawn: Drawn = {
  'first ms': Math.round(first),
  'p50 ms': Number(ms.toFixed(1)),
  ratio: Number((ms / bare).toFixed(1)),
  'memory MB': Math.round(memory),
}
process.stdout.write(JSON.stringify(drawn))

async function timed(work: () => Promise<unknown>): Promise<number> {
  const all: number[] = []
  for (let n = 1; n < times; n++) {
    const start = performance.now()
    await work()
    all.push(performance.now() - start)
  }
  return median(all)
}

/** As many words in a font that every reader has: nothing is read, joined or cut. */
function drawBare(): Promise<void> {
  const pdf = new Pdf({ size: 'A4', margin: 40, font: 'Helvetica' })
  for (let n = 0; n < 20 + lines * 8; n++) pdf.text('Chai Weather Mug', 40, 40, { width: 200 })
  pdf.resume()
  pdf.end()
  return new Promise((done) => pdf.once('end', done))
}
