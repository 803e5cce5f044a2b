import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { markdownPages } from './markdown-pages.ts'
import { textsInLanguage } from './texts-in-language.ts'
import { trimPreload } from './trim-preload.ts'

const framework = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/
/** What stands around every page, and so is loaded with each; its imports come along. */
const frame = /[\\/]app[\\/](?:root|entry\.client)\.tsx/
/** What pages show products with, and what else is small and wanted nearly everywhere. */
const cards =
  /[\\/]app[\\/](?:api[\\/]use-get|document[\\/](?:bring|json-ld|page-meta|use-coming)|catalog[\\/](?:card-picture|catalog\.calls|product-card)|locale[\\/]choice-words\.texts(?:\.hi)?|ui[\\/](?:form[\\/]input-class|picture|price|motion|skeleton|small-picture-class|stars|text-link-class|use-near))\.tsx?|[\\/]contract[\\/]src[\\/](?:colors|images|listing-address|money|payable|patterns|studio[\\/]plain\.texts)|[\\/]lucide[\\/].+chevron/

/** What pages with forms share. */
const forms =
  /[\\/]app[\\/](?:api[\\/](?:form-rules|submit-failure)|ui[\\/](?:success-message|form[\\/](?:field|password-field|use-form))|contact[\\/]message-kinds\.texts)|[\\/]contract[\\/]src[\\/]message-states/
/** What signing in and up and its by-ways share. */
const account =
  /[\\/]app[\\/](?:account[\\/](?:account\.texts|notice[\\/]notice-link|sign-in[\\/]auth-frame)|session[\\/](?:guards|visitors-only))/

/** What shows and reckons a line that is bought, from the cart to the orders of the staff. */
const lines =
  /[\\/]app[\\/](?:cart[\\/](?:empty-cart|line-choice|line-picture|printed-words|price-details)|api[\\/](?:read-file|private-picture))|[\\/]contract[\\/]src[\\/]pricing|[\\/]lucide[\\/].+[\\/](?:plus|minus)\./
/** What is said of an order that was made and of what comes back, to its buyer and to staff. */
const orders =
  /[\\/]app[\\/]orders[\\/](?:cash-rows|orders\.texts|status-mark|returns[\\/](?:returns\.texts|return-steps))|[\\/]contract[\\/]src[\\/]return-moves/
/** What shows the pages for reading, in one file: each more has its name told to every page. */
const reading = /[\\/]app[\\/]pages[\\/][\w-]+\.tsx?$/
/** What judges and tidies what was typed: small, and of some pages only. */
const typed = /[\\/]contract[\\/]src[\\/](?:identifiers|letters[\\/](?:blank|lines))\./
/** What menus, drawers and dialogs share, and what their fields say, so that opening one asks for no file more. */
const menus =
  /[\\/]app[\\/](?:account[\\/]sign-in[\\/]use-log-out|layout[\\/]navigation[\\/]user-menu\.texts|ui[\\/]overlay[\\/])|[\\/]contract[\\/]src[\\/]texts\./
/** What the staff's pages share, in one file: each more has its name told to every page of the shop. */
const staff =
  /[\\/](?:app[\\/](?:admin[\\/]|ui[\\/]form[\\/]switch)|contract[\\/]src[\\/](?:piles|visibility|print[\\/](?:print\.texts|press-kind)|tax[\\/](?:seller-modes|unit-codes|nil-kinds)))|[\\/]lucide[\\/].+[\\/](?:copy|download|grip-vertical|trash(?:-2)?)\./

/** What judges a form by the shop's own schemas. Else the file of the staff takes it in. */
const schemas =
  /[\\/]node_modules[\\/]zod[\\/]|[\\/]contract[\\/]src[\\/](?:contact|fields|addresses)\./

/** Pages of staff, and of who is signed in. */
const closed = /[\\/]app[\\/](?:account|admin|checkout|orders)[\\/]/

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
              groups: [
                { name: 'react', test: framework },
                { name: 'frame', test: frame },
                { name: 'cards', test: cards, minShareCount: 2 },
                // Of the listing, and of the reviews below a product.
                { name: 'paging', test: /[\\/]app[\\/]ui[\\/]paging[\\/]page-numbers\.ts/ },
                // Of the listing, and of forms that know nothing of it.
                { name: 'select', test: /[\\/]app[\\/]ui[\\/]form[\\/]select\.tsx/ },
                {
                  name: 'product',
                  test: /[\\/]app[\\/]catalog[\\/]product[\\/]product\.page\.tsx/,
                },
                {
                  name: 'listing',
                  test: /[\\/]app[\\/]catalog[\\/]listing[\\/]listing\.page\.tsx/,
                },
                { name: 'typed', test: typed, minShareCount: 2 },
                { name: 'forms', test: forms, minShareCount: 2 },
                { name: 'account', test: account, minShareCount: 2 },
                { name: 'lines', test: lines, minShareCount: 2 },
                { name: 'orders', test: orders, minShareCount: 2 },
                { name: 'reading', test: reading, minShareCount: 2 },
                // Of the studio of a product, and of the staff's.
                {
                  name: 'blanks',
                  test: /[\\/]contract[\\/]src[\\/]studio[\\/]blanks\./,
                  minShareCount: 2,
                },
                { name: 'menus', test: menus, minShareCount: 2 },
                // Of the schemas, and of the studio, which has none.
                { name: 'graphemes', test: /[\\/]contract[\\/]src[\\/]studio[\\/]graphemes\./ },
                { name: 'schemas', test: schemas },
                { name: 'staff', test: staff, minShareCount: 2 },
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
