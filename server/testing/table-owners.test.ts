import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'

const src = fileURLToPath(new URL('../src/', import.meta.url))

/** Tables that only triggers of the database write. */
const triggers = 'triggers'

/** The one room that writes each table. Any room below or above may read it. */
const owners: Record<string, string> = {
  addresses: 'accounts',
  banners: 'catalog/banners',
  blank_deliveries: 'catalog/blanks',
  blank_movements: 'catalog/blanks',
  blank_variants: 'catalog/blanks',
  blanks: 'catalog/blanks',
  cancellations: 'orders/cancellations',
  blank_photographs: 'studio',
  cart_coupons: 'orders/offers',
  cart_lines: 'orders/cart',
  cash_links: 'orders/order',
  cash_remittances: 'payments/settlements',
  changed_addresses: 'catalog/index-now',
  checkout_lines: 'orders/checkout',
  checkouts: 'orders/checkout',
  collection_products: 'catalog/collections',
  collections: 'catalog/collections',
  cod_rules: 'orders/cash-rules',
  color_images: 'catalog/products',
  common_tokens: 'orders/list',
  consents: 'accounts',
  contact_messages: 'backoffice/contact',
  coupon_uses: 'orders/offers',
  coupons: 'orders/offers',
  customers: 'backoffice/customers',
  day_counts: 'backoffice/visits',
  designs: 'studio',
  document_series: 'tax/documents',
  draft_items: 'orders/drafts',
  drafts: 'orders/drafts',
  email_changes: 'accounts',
  eway_limits: 'tax/seller',
  former_customers: 'backoffice/customers',
  former_orders: 'backoffice/customers',
  festivals: 'fulfilment/promise',
  gang_sheets: 'fulfilment/print',
  images: 'platform/media',
  lanes: 'fulfilment/promise',
  mails: 'platform/mail',
  message_answers: 'backoffice/contact',
  moved_products: 'catalog/moving',
  name_list_expected: 'studio',
  name_list_rows: 'studio',
  name_lists: 'studio',
  new_order_notices: 'orders/order',
  old_addresses: 'backoffice/old-addresses',
  one_time_codes: 'accounts',
  order_changes: 'orders/changes',
  order_counts: 'orders/list',
  order_day_changes: 'orders/list',
  order_days: 'orders/list',
  order_events: 'orders/order',
  order_items: 'orders/order',
  order_notes: 'orders/details',
  order_requests: 'orders/checkout',
  order_status_bitmaps: 'orders/list',
  order_token_bitmaps: 'orders/list',
  orders: 'orders/order',
  packed_extras: 'fulfilment/packing',
  packed_lines: 'fulfilment/packing',
  page_texts: 'backoffice/cms-pages',
  payment_requests: 'payments/payment',
  payments: 'payments/payment',
  pincodes: 'fulfilment/shipping',
  plain_pictures: 'studio',
  print_job_events: 'fulfilment/print',
  print_jobs: 'fulfilment/print',
  product_changes: 'catalog/products',
  product_colors: 'catalog/products',
  product_defaults: 'catalog/product-defaults',
  product_counts: triggers,
  product_studios: 'studio',
  product_variants: 'catalog/products',
  products: 'catalog/products',
  proof_approvals: 'studio',
  proof_requests: 'studio',
  proofs: 'studio',
  provider_events: 'payments/payment',
  recovery_codes: 'accounts',
  redeliveries: 'orders/changes',
  reminders: 'orders/reminders',
  refund_details: 'payments/payment',
  refund_lines: 'payments/payment',
  refund_links: 'payments/payment',
  refunds: 'payments/payment',
  remitted_parcels: 'payments/settlements',
  reset_tokens: 'accounts',
  return_events: 'fulfilment/returns',
  return_items: 'fulfilment/returns',
  return_photo_uses: 'fulfilment/returns',
  returns: 'fulfilment/returns',
  review_photos: 'catalog/reviews',
  reviews: 'catalog/reviews',
  sandbox_records: 'platform/simulator',
  schema_migrations: 'platform/database',
  search_words: triggers,
  second_factors: 'accounts',
  seller_profiles: 'tax/seller',
  sessions: 'accounts',
  settlement_corrections: 'payments/settlements',
  settlement_entries: 'payments/settlements',
  settlements: 'payments/settlements',
  sent_photos: 'studio',
  shipment_labels: 'fulfilment/shipping',
  shipment_scans: 'fulfilment/shipping',
  shipments: 'fulfilment/shipping',
  setup_marks: 'backoffice/setup',
  shop_settings: 'backoffice/settings',
  staff_changes: 'backoffice/staff-log',
  staff_invitations: 'accounts',
  studio_photos: 'studio',
  tax_classes: 'tax/seller',
  tax_document_lines: 'tax/documents',
  tax_documents: 'tax/documents',
  users: 'accounts',
  whatsapp_messages: 'orders/messages',
  whatsapp_stops: 'orders/messages',
  wishes: 'catalog/wish-list',
}

/** Rooms that write tables of others, with the reasons. */
const exceptions: { room: string; tables: string[]; why: string }[] = [
  {
    room: 'fulfilment/packing',
    tables: ['orders'],
    why: 'Says when an order was packed, and by whom, with its last line.',
  },
  {
    room: 'fulfilment/shipping',
    tables: ['orders'],
    why: 'Keeps the state that a PIN code lies in once the carrier says it.',
  },
  {
    room: 'payments/payment',
    tables: ['checkouts', 'orders'],
    why: 'Counts the money that is held for refunds where its limit is checked; names the provider of a cash order that is paid online.',
  },
  {
    room: 'orders/order',
    tables: ['order_changes'],
    why: 'Keeps the answer about a cash order with the move that it causes.',
  },
  {
    room: 'orders/checkout',
    tables: ['blank_variants', 'product_variants'],
    why: 'Reserves stock and gives it back, in the statement that locks it.',
  },
  {
    room: 'catalog/reviews',
    tables: ['products'],
    why: 'Counts the reviews of a product with each review.',
  },
  {
    room: 'catalog/blanks',
    tables: ['product_variants', 'products'],
    why: 'Has triggers copy the stock of a blank to the products on it.',
  },
  {
    room: 'catalog/products',
    tables: ['blank_photographs', 'product_studios'],
    why: 'Copies the studio, with its photographs, of a product that is duplicated, below the floor of the studio.',
  },
  {
    room: 'platform/media',
    tables: ['color_images', 'products'],
    why: 'Takes pictures that nothing shows any more off products that were deleted.',
  },
  {
    room: 'operations/sample',
    tables: [
      'banners',
      'collection_products',
      'collections',
      'images',
      'products',
      'reviews',
      'users',
    ],
    why: 'Fills an empty shop, and empties it again; its reviews and their writers are made up.',
  },
  {
    room: 'operations/privacy',
    tables: [
      'addresses',
      'cancellations',
      'cart_lines',
      'cash_links',
      'checkout_lines',
      'checkouts',
      'consents',
      'contact_messages',
      'designs',
      'draft_items',
      'email_changes',
      'gang_sheets',
      'mails',
      'name_lists',
      'one_time_codes',
      'order_changes',
      'order_events',
      'order_items',
      'order_notes',
      'order_requests',
      'orders',
      'payments',
      'print_job_events',
      'print_jobs',
      'proof_approvals',
      'proof_requests',
      'provider_events',
      'redeliveries',
      'refund_details',
      'refund_links',
      'reminders',
      'reset_tokens',
      'return_events',
      'returns',
      'second_factors',
      'sessions',
      'shipment_labels',
      'shipment_scans',
      'shipments',
      'staff_changes',
      'staff_invitations',
      'users',
      'whatsapp_messages',
      'wishes',
    ],
    why: 'Erases a person from every table that names them, in one transaction.',
  },
]

/** Files that write tables whose names they hold in a list, and these tables. */
const listed: Record<string, string[]> = {
  // A dump covers all tables, and a restored shop has no owner yet.
  'operations/backup/tables.queries.ts': [],
  'operations/privacy/erase-proofs.queries.ts': ['order_items', 'checkout_lines'],
  'operations/privacy/ordered-rows.queries.ts': ['order_items', 'checkout_lines', 'draft_items'],
  'operations/privacy/erase.queries.ts': [
    'addresses',
    'cart_lines',
    'checkout_lines',
    'consents',
    'designs',
    'email_changes',
    'name_lists',
    'order_items',
    'order_requests',
    'refund_details',
    'refund_links',
    'reminders',
    'reset_tokens',
    'second_factors',
    'sessions',
    'wishes',
  ],
  'orders/list/order-bitmaps.queries.ts': [
    'order_days',
    'order_status_bitmaps',
    'order_token_bitmaps',
  ],
  // `insertion`, whose callers name the table.
  'platform/database/prepared.ts': [],
}

let names: Map<string, string>
let tables: string[]
beforeAll(async () => {
  const modules = await Promise.all(
    globSync('**/*.tables.ts', { cwd: src }).map(
      (name) => import(`${src}${name}`) as Promise<object>,
    ),
  )
  names = new Map(
    modules
      .flatMap((module) => Object.entries(module) as [string, unknown][])
      .flatMap(([name, one]) => (is(one, PgTable) ? [[name, getTableConfig(one).name]] : [])),
  )
  const database = await createTestDatabase()
  const client = new Client(database.url)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    `select relname name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  )
  tables = rows.map(({ name }) => name)
  await client.end()
  await database.drop()
})

const call = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)|\binsertion\(\s*(\w+)/g
const statement =
  /\b(?:insert\s+into|update|delete\s+from|truncate|copy)\s+(?:"?(\w+)"?|\$\{([^}]+)\})/gi

/** The tables that a file writes, by name; `?` where the name is in a variable. */
function writesOf(file: string): Set<string> {
  const text = readFileSync(`${src}${file}`, 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
    '',
  )
  const aliases = new Map(
    [...text.matchAll(/(\w+) as (\w+)/g)].map(([, name = '', alias = '']) => [alias, name]),
  )
  const tableOf = (name: string) => names.get(aliases.get(name) ?? name)
  const found = new Set<string>()
  for (const [, one, other] of text.matchAll(call)) {
    const table = tableOf(one ?? other ?? '')
    if (table) found.add(table)
  }
  for (const [, name, code] of text.matchAll(statement)) {
    if (code !== undefined) found.add(tableOf(code) ?? '?')
    else if (name !== undefined && tables.includes(name)) found.add(name)
  }
  return found
}

const within = (file: string, room: string) => file.startsWith(`${room}/`)

/** All writes of the server outside of tests. */
function writes(): { file: string; table: string }[] {
  return globSync('**/*.ts', { cwd: src })
    .filter((file) => !/\.(test|fixture|tables)\.ts$/.test(file))
    .flatMap((file) => {
      const found = [...writesOf(file)].filter((table) => table !== '?')
      return [...new Set([...found, ...(listed[file] ?? [])])].map((table) => ({ file, table }))
    })
}

test('every table of the database has one room that writes it, and the list has no other tables', () => {
  expect(Object.keys(owners).toSorted()).toEqual(tables.toSorted())
  const rooms = [...Object.values(owners), ...exceptions.map(({ room }) => room)]
  expect(rooms.filter((room) => room !== triggers && !existsSync(`${src}${room}`))).toEqual([])
})

test('a table is written by its room, or by a listed exception', () => {
  const outside = writes().filter(
    ({ file, table }) =>
      !within(file, owners[table] ?? '') &&
      !exceptions.some(({ room, tables: some }) => within(file, room) && some.includes(table)),
  )
  expect(outside.map(({ file, table }) => `${table}: ${file}`)).toEqual([])
})

test('every listed exception writes its tables', () => {
  const all = writes()
  const wrote = (table: string, room: string) =>
    all.some((one) => one.table === table && within(one.file, room))
  expect(
    Object.entries(owners).filter(([table, room]) => room !== triggers && !wrote(table, room)),
  ).toEqual([])
  expect(
    exceptions.flatMap(({ room, tables: some }) => some.filter((table) => !wrote(table, room))),
  ).toEqual([])
})

test('a statement names the table that it writes, or its file is listed with its tables', () => {
  const files = globSync('**/*.ts', { cwd: src }).filter(
    (file) => !/\.(test|fixture)\.ts$/.test(file) && writesOf(file).has('?'),
  )
  expect(files.toSorted()).toEqual(Object.keys(listed).toSorted())
  const unnamed = Object.entries(listed).flatMap(([file, some]) => {
    const text = readFileSync(`${src}${file}`, 'utf8')
    return some.filter((table) => !new RegExp(`\\b${table}\\b`).test(text))
  })
  expect(unnamed).toEqual([])
})
