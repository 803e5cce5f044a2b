import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { differing, type GoldenPictures, goldenPictures } from '../e2e/support/golden-pictures.ts'
import type { Tab } from './tab.ts'

const PATIENCE_MS = 60_000
const LOOK_MS = 50

/** Compares in browsers what the press gets of the golden scenes with their own drawing. */
export async function openDrawings() {
  const pictures: GoldenPictures[] = []
  for await (const one of goldenPictures()) pictures.push(one)
  const server = createServer(({ url = '/' }, response) => {
    const asked = pictures[Number(url.slice(1)) - 1]
    response.setHeader('content-type', asked ? 'application/json' : 'text/html')
    response.end(asked ? JSON.stringify(asked) : page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    /** The share of pixels that differ, by scene. */
    async compare(tab: Tab): Promise<Map<string, number>> {
      await tab.open(`http://127.0.0.1:${port}/`)
      const shares = new Map<string, number>()
      for (const [nth, { name }] of pictures.entries()) {
        const share = await shareOf(tab, nth + 1)
        if (typeof share !== 'number') throw new Error(`drawing ${name}: ${share}`)
        shares.set(name, share)
      }
      return shares
    },
    close: () => void server.close(),
  }
}

const page = `<!doctype html><title>Drawings</title><script>
${String(differing)}
function compare(nth) {
  globalThis.share = null
  fetch('/' + nth).then((answer) => answer.json()).then(differing)
    .catch(String).then((share) => { globalThis.share = share })
}
</script>`

/** Asked for until it is there: not every driver waits for a promise. */
async function shareOf(tab: Tab, nth: number): Promise<number | string> {
  await tab.evaluate(`void compare(${nth})`)
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const share = (await tab.evaluate('share')) as number | string | null
    if (share !== null) return share
    await sleep(LOOK_MS)
  }
  return 'it was not drawn in time'
}
