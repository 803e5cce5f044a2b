import { findBrowser } from '../e2e/support/browser.ts'
import { findProgram } from './find-program.ts'
import { openPuppeteerTab } from './puppeteer-tab.ts'
import type { Tab } from './tab.ts'
import { openWebkitTab } from './webkit-tab.ts'

/** Opens a tab, or names the programs that are missing for it. */
type Found = { open: () => Promise<Tab> } | { missing: string[] }

export const engines: Record<string, () => Found> = {
  firefox() {
    const executablePath = process.env['FIREFOX_PATH'] ?? findProgram('firefox-esr', 'firefox')
    if (!executablePath) return { missing: ['firefox-esr'] }
    return { open: () => openPuppeteerTab({ browser: 'firefox', executablePath }) }
  },
  webkit() {
    const driver = findProgram('WebKitWebDriver')
    const xvfb = findProgram('Xvfb')
    if (driver && xvfb) return { open: () => openWebkitTab({ driver, xvfb }) }
    return { missing: [...(driver ? [] : ['webkit2gtk-driver']), ...(xvfb ? [] : ['xvfb'])] }
  },
  chromium() {
    return {
      open: async () =>
        openPuppeteerTab({
          ...(await findBrowser()),
          args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
        }),
    }
  },
}
