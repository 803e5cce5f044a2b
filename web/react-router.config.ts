import type { Config } from '@react-router/dev/config'
import { compressAssets } from './compress-assets.ts'
import { language } from './texts-in-language.ts'

export default {
  ssr: true,
  buildDirectory: `build/${language}`,
  // Every route is known from the start: no extra request while somebody browses.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    await compressAssets(`${reactRouterConfig.buildDirectory}/client`)
  },
} satisfies Config
