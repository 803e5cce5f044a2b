/**
 * `npm run test:engines [-- firefox webkit chromium] [--pictures FOLDER]`: buys something on a phone
 * and adds a product at a desk, and compares drawings with press files, in browsers that `npm test` does
 * not bring along. It installs nothing:
 * the machine has them, or it is said what is missing. The shop is one of its own, or that of
 * SHOP_URL. Ends with 1 at a fault.
 */
import { parseArgs } from 'node:util'
import { startShop } from '../e2e/support/running-shop.ts'
import { goldenWays, type GoldenWay, mostDiffering } from '../e2e/support/golden-pictures.ts'
import { compareDialogs } from './compare-dialogs.ts'
import { openDrawings, type Share } from './drawings.ts'
import { engines } from './engines.ts'
import type { Tab } from './tab.ts'
import { walk } from './walk.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'string' } },
})

const names = positionals.length > 0 ? positionals : ['firefox', 'webkit']
const chosen = names.map((name) => ({ name, engine: engines[name]?.() }))
const unknown = chosen.filter(({ engine }) => !engine).map(({ name }) => name)
const missing = chosen.flatMap(({ engine }) =>
  engine && 'missing' in engine ? engine.missing : [],
)

if (unknown.length > 0) {
  fail(`No engine is called ${unknown.join(' or ')}: there are ${Object.keys(engines).join(', ')}.`)
} else if (missing.length > 0) {
  const words = missing.join(' ')
  fail(
    `This machine lacks ${words}: on Debian, "apt-get install --no-install-recommends ${words}".`,
  )
} else await walkAll()

async function walkAll(): Promise<void> {
  const { pictures } = values
  const given = process.env['SHOP_URL']
  const shop = given ? { url: given, stop: async () => undefined } : await startShop()
  const heights = new Map<string, Map<string, number>>()
  const drawings = await openDrawings()
  try {
    for (const { name, engine } of chosen) {
      if (!engine || !('open' in engine)) continue
      const from = performance.now()
      let tab: Tab | undefined
      try {
        tab = await engine.open()
        const shares = await drawings.compare(tab)
        for (const way of goldenWays) print(`${name}, ${way}: ${worstOf(shares, way)}`)
        for (const { name: scene, way, share } of shares)
          if (share > mostDiffering)
            fail(`${name}, ${way}: of ${scene} ${percent(share)} differ from the press file`)
        heights.set(name, await walk(tab, { engine: name, shop: shop.url, pictures }))
        const seconds = ((performance.now() - from) / 1000).toFixed(1)
        print(`${name} (${tab.version}): all steps in ${seconds} s`)
      } catch (error) {
        fail(`${name}, ${error instanceof Error ? error.message : String(error)}`)
      } finally {
        await tab?.close()
      }
    }
    for (const [title] of heights.values().next().value ?? []) {
      const all = [...heights].map(([name, dialogs]) => `${dialogs.get(title)} (${name})`)
      print(`  dialog ${title}, px: ${all.join(', ')}`)
    }
    for (const fault of compareDialogs(heights)) fail(`Not of one height: ${fault}`)
  } finally {
    drawings.close()
    await shop.stop()
  }
}

function worstOf(shares: readonly Share[], way: GoldenWay): string {
  const [worst] = shares.filter((one) => one.way === way).sort((a, b) => b.share - a.share)
  return worst ? `at worst ${percent(worst.share)} of the pixels differ, of ${worst.name}` : 'none'
}

function percent(share: number): string {
  return `${(share * 100).toFixed(3)} %`
}

function print(words: string): void {
  process.stdout.write(`${words}\n`)
}

function fail(words: string): void {
  process.stderr.write(`${words}\n`)
  process.exitCode = 1
}
