import { images } from '#platform/database/schema/catalog.tables.ts'
import type { Database } from '#platform/database/connect.ts'

export type Cells = Record<string, string>

/** A file as another program writes it. */
export function fileOf(rows: readonly Cells[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cell = (text = '') => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(cell).join(','))
    .join('\n')
}

/** Pictures of the shop by the names of files, as an upload answers them. */
export async function givenPictures(
  db: Database,
  names: readonly string[],
): Promise<Record<string, string>> {
  const keys = names.map((_, at) => `given-${at}`)
  await db
    .insert(images)
    .values(keys.map((key) => ({ key, width: 720, height: 900 })))
    .onConflictDoNothing()
  return Object.fromEntries(names.map((name, at) => [name, `/images/given-${at}/720.webp`]))
}

const body = `<div><p>A shirt of combed cotton for long days.</p><ul><li>Washed before sewing, so that it stays in shape</li><li>Printed with water-based inks &amp; love</li></ul><script>alert(1)</script></div>`

/** The rows of a shirt with two colours and two sizes in Shopify's export. */
export function shirtRows(handle: string, change: Cells = {}): Cells[] {
  const variants = ['Navy', 'White'].flatMap((color) =>
    ['Small', 'XL'].map((size) => [color, size]),
  )
  return variants.map(([color = '', size = ''], at) => ({
    Handle: handle,
    Title: at === 0 ? `Shirt ${handle}` : '',
    'Body (HTML)': at === 0 ? body : '',
    Vendor: at === 0 ? 'Old Maker' : '',
    'Product Category': '',
    Type: at === 0 ? 'T-Shirts Printed' : '',
    Tags: at === 0 ? 'summer, cotton' : '',
    Published: at === 0 ? 'true' : '',
    'Option1 Name': at === 0 ? 'Color' : '',
    'Option1 Value': color,
    'Option2 Name': at === 0 ? 'Size' : '',
    'Option2 Value': size,
    'Variant SKU': `${handle}-${at}`,
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': String(at),
    'Variant Price': '499.00',
    'Variant Compare At Price': '999.00',
    'Image Src': at === 0 ? 'https://cdn.shopify.com/s/files/1/Tee%20front.JPG?v=17' : '',
    'Image Position': at === 0 ? '1' : '',
    'Variant Image':
      color === 'White' ? 'https://cdn.shopify.com/s/files/1/white_1024x1024.png?v=1' : '',
    Status: at === 0 ? 'active' : '',
    ...(at === 0 && change),
  }))
}

export const shirtAnswers = {
  types: {
    'T-Shirts Printed': {
      productType: 't-shirts',
      category: 'Printed',
      attributes: { material: 'Cotton', sleeveType: 'Half sleeve', neckType: 'Round neck' },
    },
  },
}
export const shirtPictures = ['tee front.jpg', 'White.png']
