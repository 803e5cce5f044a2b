import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { textsInLanguage } from './texts-in-language.ts'

const framework = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/
/** What every page needs: the frame around it, the store, and what both stand on. */
const shared = [
  /app[\\/]layout[\\/]/,
  /app[\\/]ui[\\/](?:block-print|button|spinner|draw-icon|lazy-part|use-near|cut|picture|skeleton|empty-state|toast|ui\.texts)(?:\.hi)?\.tsx?$/,
  /app[\\/](?:store|services|api-client|initial-state|(?:locale|sentences)\.texts(?:\.hi)?)\.tsx?$/,
  /app[\\/](?:account|cart|catalog|orders)[\\/][\w-]+\.(?:slice|thunks|calls)\.ts$/,
  /app[\\/]account[\\/](?:stored-session|sign-in-state|session\.texts)(?:\.hi)?\.ts$/,
  /app[\\/]catalog[\\/](?:listing-address|product-card|product-types\.texts)(?:\.hi)?\.ts$/,
  /contract[\\/]src[\\/](?:texts|product-types|money|images)(?:\.hi)?\.ts$/,
  /node_modules[\\/](?:@reduxjs|redux|redux-thunk|immer|lucide-react)[\\/]/,
]
const isShared = (id: string) => shared.some((pattern) => pattern.test(id))
/** A drawing of icons without the library's options (see there). */
const drawIcon = fileURLToPath(new URL('app/ui/draw-icon.tsx', import.meta.url))

export default defineConfig(({ command }) => ({
  plugins: [textsInLanguage(), tailwindcss(), reactRouter()],
  // Looked through at the start, so that no page has to wait for a library found late.
  optimizeDeps: { entries: ['app/root.tsx', 'app/entry.client.tsx', 'app/**/*.page.tsx'] },
  resolve: { alias: [{ find: '../createLucideIcon.mjs', replacement: drawIcon }] },
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A page needs few files: what all pages share comes in two, the rest with its page.
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework },
                { name: 'shared', test: isShared, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
  // The built pages carry their libraries along: one identity of each, always the production build.
  ...(command === 'build' && { ssr: { noExternal: true as const } }),
}))
