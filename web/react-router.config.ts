import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { buildWorker } from './build-worker.ts'
import { language } from './texts-in-language.ts'
import { trimManifest } from './trim-manifest.ts'

const buildDirectory = `build/${language}`

export default {
  ssr: true,
  buildDirectory,
  // All routes are known from the start, so browsing needs no extra request. A page's loader is a
  // few lines, and a separate file would cost more than it saves.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  async buildEnd() {
    const built = join(import.meta.dirname, buildDirectory)
    await trimManifest(join(built, 'client'))
    await buildWorker(join(built, 'worker'))
  },
} satisfies Config
