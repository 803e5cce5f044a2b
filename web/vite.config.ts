import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { markdownPages } from './markdown-pages.ts'
import { textsInLanguage } from './texts-in-language.ts'
import { trimPreload } from './trim-preload.ts'
import { trimRouter } from './trim-router.ts'

const framework =
  /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|rolldown[\\/]runtime/
/** What stands around every page, and so is loaded with each; its imports come along. */
const frame = /[\\/]app[\\/](?:root|entry\.client)\.tsx/
/** What pages show products with, and what else is small and wanted nearly everywhere. */
const cards =
  /[\\/]app[\\/](?:document[\\/](?:json-ld|page-meta)|catalog[\\/](?:card-picture|catalog\.calls|product-card)|ui[\\/](?:form[\\/]input-class|picture|price|motion|skeleton|stars|text-link-class|use-near))\.tsx?|[\\/]contract[\\/]src[\\/](?:images|listing-address|money|patterns)|[\\/]lucide-react[\\/].+chevron/

/** What pages with forms share. */
const forms =
  /[\\/]app[\\/](?:api[\\/](?:form-rules|submit-failure)|ui[\\/](?:success-message|form[\\/](?:field|password-field|use-form)))/
/** What signing in and up and its by-ways share. */
const account =
  /[\\/]app[\\/](?:account[\\/](?:account\.texts|sign-in[\\/]auth-frame)|session[\\/](?:guards|visitors-only))/

/** A drawing of icons without the library's options (see there). */
const drawIcon = fileURLToPath(new URL('app/ui/draw-icon.tsx', import.meta.url))
/** The schemas' library, set up for a browser (see there). */
const zod = fileURLToPath(new URL('app/api/zod.ts', import.meta.url))

export default defineConfig(({ command }) => ({
  plugins: [
    textsInLanguage(),
    markdownPages(),
    tailwindcss(),
    trimRouter(),
    trimPreload(),
    reactRouter(),
  ],
  // Looked through at the start, so that no page has to wait for a library found late.
  optimizeDeps: {
    entries: [
      'app/root.tsx',
      'app/entry.client.tsx',
      'app/**/*.page.tsx',
      'app/pages/static-page.tsx',
    ],
  },
  resolve: {
    alias: [
      { find: '../createLucideIcon.mjs', replacement: drawIcon },
      { find: /^zod$/, replacement: zod },
    ],
  },
  build: {
    assetsInlineLimit: 0,
    // The router asks for what a page needs; the few parts that come later need one file each.
    modulePreload: false,
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
                { name: 'frame', test: frame },
                { name: 'cards', test: cards, minShareCount: 2 },
                // Of the listing, and of the reviews below a product.
                { name: 'paging', test: /[\\/]app[\\/]ui[\\/]paging[\\/]page-numbers\.ts/ },
                {
                  name: 'product',
                  test: /[\\/]app[\\/]catalog[\\/]product[\\/]product\.page\.tsx/,
                },
                {
                  name: 'listing',
                  test: /[\\/]app[\\/]catalog[\\/]listing[\\/]listing\.page\.tsx/,
                },
                { name: 'forms', test: forms, minShareCount: 2 },
                { name: 'account', test: account, minShareCount: 2 },
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
