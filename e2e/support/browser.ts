import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import chromium, { inflate } from '@sparticuz/chromium'

const cache = join(import.meta.dirname, '../../node_modules/.cache')
const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
const libraries = join(dirname(entry), '../bin/al2023.tar.br')

/**
 * Playwright's launch options for the browser: that of CHROMIUM_PATH, or the one in the npm
 * package, unpacked once. It includes its libraries and a font, so that a machine without either
 * runs the tests too.
 */
export async function findBrowser(): Promise<{
  executablePath: string
  env?: Record<string, string>
}> {
  const given = process.env['CHROMIUM_PATH']
  if (given) return { executablePath: given }
  if (`${process.platform}-${process.arch}` !== 'linux-x64') {
    throw new Error('The browser in the npm package is for Linux on x64: set CHROMIUM_PATH.')
  }
  const home = join(cache, 'chromium')
  if (!existsSync(home)) await unpack(home)
  const inherited = Object.entries(process.env).filter((pair) => pair[1] !== undefined)
  return {
    executablePath: join(home, 'chromium'),
    env: {
      ...(Object.fromEntries(inherited) as Record<string, string>),
      LD_LIBRARY_PATH: join(home, 'al2023/lib'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
    },
  }
}

/** Into a directory that is renamed at the end, so that it is always complete. */
async function unpack(home: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const half = mkdtempSync(join(cache, 'chromium-new-'))
  const before = process.env['TMPDIR']
  // The package unpacks into the shared directory for temporary files, where other users could
  // place theirs.
  process.env['TMPDIR'] = half
  try {
    await chromium.executablePath()
    await inflate(libraries)
    writeFileSync(join(half, 'fonts.conf'), fontsConfiguration(home))
    renameSync(half, home)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(home)) throw error
  } finally {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  }
}

const fontsConfiguration = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${home}/fonts/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`
