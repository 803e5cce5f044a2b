/**
 * `npm run fuzz [-- --requests 100000 --seed 1]`: generated requests to all calls of a shop in a
 * process of its own. Ends with 1 when one is answered wrongly, or when the process's memory grows.
 */
import { parseArgs } from 'node:util'
import { openTestServer, siblingUrl } from '../server/testing/test-server.ts'
import { startShopProcess } from '../torture/shop-process.ts'
import { fuzz } from './fuzz.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
})
const requests = Number(values.requests)
/** What a warm process may still grow by, beside what its collector leaves for later. */
const growthMb = 96

const server = await openTestServer()
try {
  const shop = await startShopProcess(siblingUrl(server.url, server.template))
  const memory: { sent: number; mb: number }[] = []
  const began = performance.now()
  const report = await fuzz(shop, {
    requests,
    seed: Number(values.seed),
    async onProgress(sent) {
      if (sent % Math.max(500, Math.floor(requests / 20 / 500) * 500) !== 0) return
      const mb = await residentMb(shop.url)
      memory.push({ sent, mb })
      process.stdout.write(`${sent} requests, ${mb} MB\n`)
    },
  })
  const seconds = (performance.now() - began) / 1_000
  await shop.close()
  for (const finding of report.findings.slice(0, 50)) process.stdout.write(`${finding}\n`)
  const warm = memory.find(({ sent }) => sent >= requests / 2)?.mb ?? 0
  const grown = (memory.at(-1)?.mb ?? 0) - warm
  process.stdout.write(
    `${report.sent} requests in ${seconds.toFixed(0)} s, ${JSON.stringify(report.statuses)}, ${report.findings.length} answered wrongly, ${grown} MB grown in the second half\n`,
  )
  if (report.findings.length > 0 || grown > growthMb) process.exitCode = 1
} finally {
  await server.close()
}

/** The resident memory of the shop's process, as its own metrics tell it. */
async function residentMb(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]
  if (!bytes) throw new Error('the metrics tell no memory')
  return Math.round(Number(bytes) / 1024 / 1024)
}
