import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type GoldenPictures, goldenPictures } from '../e2e/support/golden-pictures.ts'
import { pageScript } from '../e2e/support/page-script.ts'
import type { Tab } from './tab.ts'

const PATIENCE_MS = 60_000
const LOOK_MS = 50

/** The fraction of a scene's pixels that differ. */
export type Share = Pick<GoldenPictures, 'name' | 'way'> & { share: number }

/**
 * Compares in browsers the press files of the golden scenes with the drawings of the shop's page.
 */
export async function openDrawings() {
  const pictures: GoldenPictures[] = []
  for await (const one of goldenPictures()) pictures.push(one)
  const script = `${await pageScript('printed-in-page.ts')}\n${compare}`
  const server = createServer(({ url = '/' }, response) => {
    const asked = pictures[Number(url.slice(1)) - 1]
    response.setHeader('content-type', asked ? 'application/json' : 'text/html')
    response.end(
      asked
        ? JSON.stringify(asked)
        : `<!doctype html><title>Drawings</title><script type="module">${script}</script>`,
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    async compare(tab: Tab): Promise<Share[]> {
      await tab.open(`http://127.0.0.1:${port}/`)
      const shares: Share[] = []
      for (const [nth, { name, way }] of pictures.entries()) {
        const share = await shareOf(tab, nth + 1)
        if (typeof share === 'string') throw new Error(`drawing ${name}, ${way}: ${share}`)
        shares.push({ name, way, share })
      }
      return shares
    },
    close: () => void server.close(),
  }
}

const compare = `globalThis.compare = (nth) => {
  globalThis.share = null
  fetch('/' + nth).then((answer) => answer.json()).then(shareDiffering)
    .catch(String).then((share) => { globalThis.share = share })
}`

/** Polled, because not every driver waits for a promise. */
async function shareOf(tab: Tab, nth: number): Promise<number | string> {
  await tab.evaluate(`void globalThis.compare(${nth})`)
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const share = (await tab.evaluate('globalThis.share')) as number | string | null
    if (share !== null) return share
    await sleep(LOOK_MS)
  }
  return 'it was not drawn in time'
}
