import type { Size, Tab } from './tab.ts'
import { openSession } from './webdriver.ts'
import { startWebkitDriver } from './webkit-driver.ts'

/** The name that WebDriver gives to an element's id. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** A tab in WebKitGTK's small browser. */
export async function openWebkitTab(programs: { driver: string; xvfb: string }): Promise<Tab> {
  const driver = await startWebkitDriver(programs)
  const { ask, capabilities } = await openSession(driver.url).catch(async (error: unknown) => {
    await driver.stop()
    throw error
  })
  const act = async (actions: object[]) => void (await ask('POST', '/actions', { actions }))
  const evaluate = (expression: string) =>
    ask<unknown>('POST', '/execute/sync', { script: `return ${expression}`, args: [] })

  return {
    version: `WebKit ${String(capabilities['browserVersion'])}`,
    evaluate,
    async resize(size) {
      await ask('POST', '/window/rect', size)
      const inner = await evaluate('({ width: innerWidth, height: innerHeight })')
      await ask('POST', '/window/rect', outer(size, inner as Size))
    },
    open: async (url) => void (await ask('POST', '/url', { url })),
    press: (x, y) =>
      act([
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]),
    type: (words) =>
      act([
        {
          type: 'key',
          id: 'keyboard',
          actions: Array.from(words).flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ]),
    async upload(selector, files) {
      const using = 'css selector'
      const element = await ask<Record<string, string>>('POST', '/element', {
        using,
        value: selector,
      })
      await ask('POST', `/element/${element[elementKey]}/value`, { text: files.join('\n') })
    },
    async picture() {
      const shoot = () => ask<string>('GET', '/screenshot')
      // It can fail to answer while a dialog opens.
      return Buffer.from(await shoot().catch(shoot), 'base64')
    },
    // WebDriver does not tell them.
    complaints: () => [],
    async close() {
      await ask('DELETE', '')
      await driver.stop()
    },
  }
}

/** The window's own size, for a page inside it of the wanted one. */
const outer = (wanted: Size, inner: Size): Size => ({
  width: 2 * wanted.width - inner.width,
  height: 2 * wanted.height - inner.height,
})
