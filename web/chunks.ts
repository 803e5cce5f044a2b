import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'

/** React and its router. The server names this file in the page (entry.server.tsx). */
export const librariesChunk = 'react'

/**
 * The scripts that more than one page loads; the first match applies. A source names its chunk in a
 * first line `// chunk: name`, which moves with the file; sources in `folder` need none. `shared`
 * chunks contain only code that two or more pages use. Sizes: docs/decisions/006.
 */
const chunks: { name: string; shared?: true; folder?: RegExp; library?: RegExp }[] = [
  {
    name: librariesChunk,
    library: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
  },
  // The frame of every page, with its imports.
  { name: 'frame' },
  // Components that show products, and other small code that nearly every page uses.
  { name: 'cards', shared: true, library: /[\\/]lucide[\\/].+chevron/ },
  // For the listing, for collections, and for reviews below a product.
  { name: 'paging' },
  // For the listing, and for forms without schemas.
  { name: 'select' },
  { name: 'product' },
  { name: 'listing' },
  // The checks of typed text and of the line: small, and on some pages only.
  { name: 'typed', shared: true },
  // For orders, and for the note of a page that was stored.
  { name: 'dates' },
  // Components that pages with forms share.
  { name: 'forms', shared: true },
  // Components that the sign-in and sign-up pages share.
  { name: 'account', shared: true },
  // A bought line, from the cart to the staff's orders.
  { name: 'lines', shared: true, library: /[\\/]lucide[\\/].+[\\/](?:plus|minus)\./ },
  // An order and its returns, for buyers and staff.
  { name: 'orders', shared: true },
  // The static pages in one file: every page lists the names of all other files.
  { name: 'reading', shared: true },
  // For the studio of a product, and for the staff's.
  { name: 'blanks', shared: true },
  // A design and its picture, for the product's page, the stage and My Designs.
  { name: 'designing', shared: true },
  // Menus, drawers and dialogs with the texts of their fields, so that opening one loads nothing.
  { name: 'menus', shared: true, folder: /[\\/]app[\\/]ui[\\/]overlay[\\/]/ },
  // For the schemas, and for the studio, which has none.
  { name: 'graphemes' },
  // The shop's own schemas, which validate forms. Without this chunk the file for staff absorbs
  // them.
  { name: 'schemas', library: /[\\/]node_modules[\\/]zod[\\/]/ },
  // Icons of the stage that other pages show too.
  {
    name: 'tools',
    shared: true,
    library:
      /[\\/]lucide[\\/].+[\\/](?:type|circle|image-plus|maximize|undo-2|arrow-(?:up|down|left|right))\./,
  },
  // What the stage shows first, on its page and in its later parts.
  { name: 'skeleton', shared: true },
  // The stage with its parts that load later, and its picture on the staff's page. The account needs
  // its boxes alone.
  {
    name: 'stage',
    shared: true,
    folder: /[\\/]app[\\/]studio[\\/]stage[\\/](?:canvas[\\/](?!boxes))?[\w-]+\.tsx?$/,
  },
  // Components of the staff pages, in one file: every page of the shop lists each file's name.
  {
    name: 'staff',
    shared: true,
    folder: /[\\/]app[\\/]admin[\\/]/,
    library: /[\\/]lucide[\\/].+[\\/](?:copy|download|grip-vertical|trash(?:-2)?)\./,
  },
  // Code that every page loads after hydration, and components that then appear without a request.
  { name: 'later' },
]

const note = /^\/\/ chunk: (\w+)\n/
const noted = new Map<string, string | undefined>()

/** The chunk in the first line of a source. */
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

/** The chunks in the bundler's format. */
export const chunkGroups = chunks.map(({ name, shared, folder, library }) => ({
  name,
  test: (id: string) =>
    notedIn(id) === name || folder?.test(id) === true || library?.test(id) === true,
  ...(shared && { minShareCount: 2 }),
}))
