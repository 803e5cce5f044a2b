import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { language } from './texts-in-language.ts'
import { trimManifest } from './trim-manifest.ts'

const buildDirectory = `build/${language}`

export default {
  ssr: true,
  buildDirectory,
  // Every route is known from the start: no extra request while somebody browses.
  // A page's loader is a few lines: a file of its own would cost more than it saves.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => trimManifest(join(import.meta.dirname, buildDirectory, 'client')),
} satisfies Config
