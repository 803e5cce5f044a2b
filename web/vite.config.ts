import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkGroups, librariesChunk } from './chunks.ts'
import { earlyFiles } from './early-files.ts'
import { markdownPages } from './markdown-pages.ts'
import { textsInLanguage } from './texts-in-language.ts'
import { trimPreload } from './trim-preload.ts'
import { trimRouter } from './trim-router.ts'

/** Code of React Router that reports developers' mistakes in the console, also in production. */
const hints = ['warning', 'warnOnce']
/** Code that discovers routes while browsing; here all are known from the start. */
const discovery = ['useFogOFWarDiscovery', 'UNSAFE_useFogOFWarDiscovery']

export default defineConfig(({ command }) => ({
  plugins: [
    textsInLanguage(),
    markdownPages(),
    tailwindcss(),
    trimPreload(),
    trimRouter(),
    earlyFiles(),
    reactRouter(),
  ],
  // Scanned at the start, so that no page waits for a dependency that is discovered late.
  optimizeDeps: {
    entries: [
      'app/root.tsx',
      'app/entry.client.tsx',
      'app/**/*.page.tsx',
      'app/pages/static-page.tsx',
    ],
  },
  // The worker of the studio loads its shaper with the first text.
  worker: { format: 'es' },
  build: {
    assetsInlineLimit: 0,
    // The router preloads what a page needs; the few lazy parts need one file each.
    modulePreload: false,
    sourcemap: false,
    // Otherwise each file would be compressed once more, just to report its size.
    reportCompressedSize: false,
    // Only those of Lucide's 2,000 icons are read that a page uses.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions: [...hints, ...discovery] },
          output: {
            // Every page lists the names of all files: 42 bits distinguish the versions of one.
            // Files of pages have no readable name, because every shopper would download it.
            entryFileNames: 'assets/[hash:7].js',
            // The same for code that several pages share.
            chunkFileNames: ({ name, isDynamicEntry }) =>
              isDynamicEntry || name === librariesChunk
                ? 'assets/[name]-[hash:7].js'
                : 'assets/[hash:7].js',
            // A page loads few files: shared code is in two, the rest comes with the page.
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
    },
  },
  // The built pages bundle their libraries: one copy of each, always the production build.
  ...(command === 'build' && { ssr: { noExternal: true as const } }),
}))
