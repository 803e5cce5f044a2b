import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunks.ts'
import { markdownPages } from './markdown-pages.ts'
import { textsInLanguage } from './texts-in-language.ts'
import { trimPreload } from './trim-preload.ts'

/** Pages of staff and of signed-in buyers. */
const closed = /[\\/]app[\\/](?:accounts[\\/]account|admin|orders[\\/](?:checkout|order))[\\/]/

/** With these React Router says in the console, in production too, what a developer did wrong. */
const hints = ['warning', 'warnOnce']
/** Finds routes while somebody browses: all are known from the start here. */
const discovery = ['useFogOFWarDiscovery', 'UNSAFE_useFogOFWarDiscovery']

export default defineConfig(({ command }) => ({
  plugins: [textsInLanguage(), markdownPages(), tailwindcss(), trimPreload(), reactRouter()],
  // Looked through at the start, so that no page has to wait for a library found late.
  optimizeDeps: {
    entries: [
      'app/root.tsx',
      'app/entry.client.tsx',
      'app/**/*.page.tsx',
      'app/pages/static-page.tsx',
    ],
  },
  // The worker of the studio loads its shaper when the first word comes.
  worker: { format: 'es' },
  build: {
    assetsInlineLimit: 0,
    // The router asks for what a page needs; the few parts that come later need one file each.
    modulePreload: false,
    sourcemap: false,
    // Each file would be compressed once more, only to say how small it gets.
    reportCompressedSize: false,
    // Of Lucide's 2,000 drawings only those are read that a page names.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions: [...hints, ...discovery] },
          output: {
            // Every page is told the names of all files: 42 bits tell the versions of one apart.
            // Pages behind a sign-in go without a name, which every shopper would be told.
            entryFileNames: ({ facadeModuleId }) =>
              closed.test(facadeModuleId ?? '')
                ? 'assets/[hash:7].js'
                : 'assets/[name]-[hash:7].js',
            // So does what several pages share.
            chunkFileNames: ({ isDynamicEntry }) =>
              isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
            // A page needs few files: what all pages share comes in two, the rest with its page.
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
    },
  },
  // The built pages carry their libraries along: one identity of each, always the production build.
  ...(command === 'build' && { ssr: { noExternal: true as const } }),
}))
