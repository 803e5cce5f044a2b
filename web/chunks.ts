import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'

/**
 * The files of the browser that more than one page loads, first match first. A source names its own
 * with a first line `// chunk: name`, so that it keeps it wherever it moves; what lies in `folder` need
 * not. `shared` chunks take only what two pages or more want. Sizes: docs/decisions/006.
 */
const chunks: { name: string; shared?: true; folder?: RegExp; library?: RegExp }[] = [
  {
    name: 'react',
    library: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
  },
  // The frame of every page, loaded with each; its imports come along.
  { name: 'frame' },
  // The parts that show products, and what else is small and wanted nearly everywhere.
  { name: 'cards', shared: true, library: /[\\/]lucide[\\/].+chevron/ },
  // Of the listing and of collections, and of the reviews below a product.
  { name: 'paging' },
  // Of the listing, and of forms that know nothing of it.
  { name: 'select' },
  { name: 'product' },
  { name: 'listing' },
  // The checks of typed words: small, and of some pages only.
  { name: 'typed', shared: true },
  // The parts that pages with forms share.
  { name: 'forms', shared: true },
  // The parts that the pages of signing in and up share.
  { name: 'account', shared: true },
  // A line that is bought, from the cart to the orders of the staff.
  { name: 'lines', shared: true, library: /[\\/]lucide[\\/].+[\\/](?:plus|minus)\./ },
  // An order and its returns, as the buyer and the staff see them.
  { name: 'orders', shared: true },
  // The pages of words, in one file: every page lists the name of each further file.
  { name: 'reading', shared: true },
  // Of the studio of a product, and of the staff's.
  { name: 'blanks', shared: true },
  // Menus, drawers and dialogs with the words of their fields, so that opening one loads nothing.
  { name: 'menus', shared: true, folder: /[\\/]app[\\/]ui[\\/]overlay[\\/]/ },
  // Of the schemas, and of the studio, which has none.
  { name: 'graphemes' },
  // The shop's own schemas, which judge forms. Without this the file of the staff takes them in.
  { name: 'schemas', library: /[\\/]node_modules[\\/]zod[\\/]/ },
  // The parts of the staff's pages, in one file: every page of the shop lists each file's name.
  {
    name: 'staff',
    shared: true,
    folder: /[\\/]app[\\/]admin[\\/]/,
    library: /[\\/]lucide[\\/].+[\\/](?:copy|download|grip-vertical|trash(?:-2)?)\./,
  },
  // What every page fetches once it is alive, and parts that may then be shown without a request.
  { name: 'later' },
]

const note = /^\/\/ chunk: (\w+)\n/
const noted = new Map<string, string | undefined>()

/** The chunk that a source names in its first line. */
function notedIn(id: string): string | undefined {
  // React Router adds a query to the address of a route's file.
  const [file = ''] = id.split('?')
  if (!isAbsolute(file) || !/\.tsx?$/.test(file) || file.includes('node_modules')) return undefined
  if (!noted.has(file)) noted.set(file, note.exec(readFileSync(file, 'utf8'))?.[1])
  const name = noted.get(file)
  if (name !== undefined && !chunks.some((chunk) => chunk.name === name))
    throw new Error(`${id} names a chunk that web/chunks.ts does not list: ${name}`)
  return name
}

/** The chunks as the bundler takes them. */
export const chunkGroups = chunks.map(({ name, shared, folder, library }) => ({
  name,
  test: (id: string) =>
    notedIn(id) === name || folder?.test(id) === true || library?.test(id) === true,
  ...(shared && { minShareCount: 2 }),
}))
