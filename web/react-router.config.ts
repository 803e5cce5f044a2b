import type { Config } from '@react-router/dev/config'
import { language } from './texts-in-language.ts'

export default {
  ssr: true,
  buildDirectory: `build/${language}`,
  // Every route is known from the start: no extra request while somebody browses.
  // A page's loader is a few lines: a file of its own would cost more than it saves.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
