/**
 * The linter's rules. The imports that each room may have are computed from the floors below,
 * because only the last override for a rule and a file applies.
 */

/**
 * The rooms of `server/src` by floor, from the ground up: first those of `platform`, last those of
 * `operations`. The rooms of a group in between may be on several floors. docs/architecture.md
 * describes them.
 */
const serverFloors = [
  ['platform/runtime'],
  ['platform/i18n'],
  ['platform/database'],
  ['platform/http'],
  ['platform/metrics'],
  ['platform/outgoing'],
  ['fulfilment/carriers', 'payments/providers', 'platform/whatsapp'],
  ['platform/config'],
  ['platform/threads'],
  ['platform/pdf'],
  ['platform/csv', 'platform/encryption', 'platform/events', 'platform/jobs', 'platform/limits'],
  ['platform/mail', 'platform/media', 'platform/simulator', 'platform/web-pages'],
  ['backoffice/visits'],
  ['backoffice/staff-log'],
  ['backoffice/cms-pages', 'backoffice/settings'],
  ['tax/seller'],
  ['catalog/blanks'],
  [
    'accounts',
    'backoffice/contact',
    'catalog/banners',
    'catalog/index-now',
    'catalog/products',
    'catalog/wish-list',
    'studio',
  ],
  ['backoffice/old-addresses', 'catalog/collections', 'catalog/reviews', 'fulfilment/promise'],
  ['catalog/moving', 'orders/offers', 'orders/reminders'],
  ['orders/cart', 'orders/cash-rules', 'orders/messages'],
  ['orders/drafts'],
  ['tax/documents'],
  ['orders/order'],
  ['fulfilment/print'],
  ['fulfilment/packing'],
  ['orders/checkout'],
  ['payments/payment'],
  ['fulfilment/shipping'],
  ['orders/cancellations'],
  ['orders/changes'],
  ['orders/cash'],
  ['fulfilment/returns'],
  ['orders/details', 'payments/settlements', 'tax/register'],
  [
    'backoffice/dashboard',
    'backoffice/reports',
    'backoffice/setup',
    'fulfilment/shipping-papers',
    'orders/list',
    'orders/quotes',
    'tax/books',
    'tax/gst-returns',
  ],
  ['backoffice/customers'],
  ['backoffice/finder'],
  ['operations/audit', 'operations/backup', 'operations/privacy', 'operations/sample'],
]

/** From here up a room is a feature, which others use through its service. */
const features = serverFloors
  .slice(serverFloors.findIndex((rooms) => rooms[0] === 'backoffice/staff-log'))
  .flat()

/** The rooms of `web/app`, in the same way. */
const webFloors = [
  ['ui'],
  ['platform/i18n'],
  ['platform/session'],
  ['platform/api'],
  ['platform/page-head', 'platform/sent-photos'],
  ['platform/analytics', 'accounts/addresses', 'catalog/reviews', 'orders/cart', 'pages'],
  ['studio'],
  ['accounts/contact', 'catalog/products', 'orders/order'],
  ['accounts/account'],
  ['orders/checkout'],
  ['admin', 'layout'],
]

type Pattern = { message: string } & (
  | { regex: string; importNames?: string[] }
  | { group: string[] }
)
const only = (...patterns: Pattern[]) => ({
  'no-restricted-imports': ['error', { patterns }] as const,
})

const floors = 'Imports run down the floors of docs/architecture.md.'
/** Files outside of the own folder are imported from the root of the package, at any depth. */
const noClimbing: Pattern = {
  regex: '^\\.\\./',
  message: 'A file of another folder is named from the root: #room/file.ts.',
}
const engine: Pattern = {
  regex: '^node:|@tohfa/',
  message: 'The print engine imports nothing of the shop and runs everywhere.',
}
const embeddedDb: Pattern = {
  regex: '^@tohfa/|^drizzle-orm',
  message: 'The embedded database knows nothing of the shop.',
}
const contract: Pattern = {
  regex: '^node:|@tohfa/(embedded-db|server|simulator|web)',
  message: 'The contract imports only the print engine and runs everywhere.',
}
const simulator: Pattern = {
  regex: '^@tohfa/(embedded-db|server|web)|^(drizzle-orm|pg)($|/)',
  message: 'The simulator is handed what it needs of the shop (simulator-deps.ts).',
}
const noPages: Pattern = {
  regex: '^@tohfa/web',
  message: 'The server reaches the pages only as the built bundle.',
}
const noSql: Pattern = {
  regex: '^(drizzle-orm|pg)($|/)|\\.tables\\.ts$',
  message: 'SQL is written in *.queries.ts, and what several rooms share of it in *.fragments.ts.',
}

const noPipe = [
  'error',
  {
    property: 'pipe',
    message:
      'pipeline() ends every stream when one of them ends or fails; pipe() leaves the others open.',
  },
]

const noNewerApis = [
  'error',
  ...[
    ['Map', 'groupBy'],
    ['Object', 'groupBy'],
    ['Promise', 'withResolvers'],
    ['Promise', 'try'],
    ['Array', 'fromAsync'],
    ['AbortSignal', 'any'],
    ['URL', 'canParse'],
  ].map(([object, property]) => ({
    object,
    property,
    message: 'The oldest supported browsers lack it (e2e/support/old-browser.ts).',
  })),
]

const typedLinks: Pattern = {
  regex: '^react-router$',
  importNames: ['Link', 'useNavigate'],
  message: 'Links are typed by the site map: ui/link.ts.',
}

/** The imports that are forbidden to a room on this floor. */
function serverPatterns(floor: number, room: string): Pattern[] {
  const above = serverFloors
    .slice(floor)
    .flat()
    .filter((one) => one !== room)
  const others = features.filter((one) => one !== room)
  return [
    { regex: `^#((${above.join('|')})/|shop/|main)`, message: floors },
    {
      // A pattern that begins with # alone would be a comment.
      group: others.flatMap((one) => [`\\#${one}/**`, `!\\#${one}/**/*.{service,fragments}.ts`]),
      message:
        'A feature reaches another through its *.service.ts, and its SQL through *.fragments.ts.',
    },
    noClimbing,
    noPages,
  ]
}

/** The rules of the rooms on one floor. */
function serverFloor(rooms: readonly string[], floor: number) {
  return rooms.flatMap((room) => {
    const patterns = serverPatterns(floor, room)
    return [
      {
        files: [`server/src/${room}/**/*.ts`],
        rules: only(...patterns, ...(room === 'platform/database' ? [] : [noSql])),
      },
      { files: [`server/src/${room}/**/*.{queries,fragments}.ts`], rules: only(...patterns) },
    ]
  })
}

/** They pass the driver on: to the queue, and to a dump that copies whole tables. */
const knowsDriver = [
  'server/src/platform/jobs/jobs.ts',
  'server/src/operations/backup/{dump,restore}-shop.ts',
]

const noFeatureWords: Pattern = {
  group: [
    '@tohfa/contract/**',
    '!@tohfa/contract/shared/*',
    '!@tohfa/contract/i18n/*',
    '!@tohfa/contract/catalog/images',
  ],
  message: 'ui knows no feature words.',
}

function webFloor(rooms: readonly string[], floor: number) {
  return rooms.map((room) => {
    const above = webFloors
      .slice(floor)
      .flat()
      .filter((one) => one !== room)
    const patterns: Pattern[] = [
      { regex: `^#((${above.join('|')})/|root|routes|entry)`, message: floors },
      typedLinks,
      noClimbing,
    ]
    if (room === 'ui') patterns.push(noFeatureWords)
    return { files: [`web/app/${room}/**`], rules: only(...patterns) }
  })
}

export default {
  plugins: ['typescript', 'import', 'unicorn', 'react', 'jsx-a11y', 'promise', 'oxc'],
  jsPlugins: ['./oxlint.rules.ts'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'import/no-cycle': 'error',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'promise/no-promise-in-callback': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'typescript/consistent-return': 'off',
    'typescript/unbound-method': 'off',
    'eslint/no-underscore-dangle': 'off',
    'eslint/no-shadow': 'off',
    'eslint/no-await-in-loop': 'off',
    'eslint/no-console': 'error',
    'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
    'react/react-in-jsx-scope': 'off',
    'react/style-prop-object': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/await-thenable': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'shop/return-reply': 'error',
  },
  overrides: [
    { files: ['print-engine/src/**/*.ts'], rules: only(engine, noClimbing) },
    { files: ['contract/src/**/*.ts'], rules: only(contract, noClimbing) },
    { files: ['embedded-db/src/**/*.ts'], rules: only(embeddedDb, noClimbing) },
    { files: ['simulator/src/**/*.ts'], rules: only(simulator, noClimbing) },
    ...serverFloors.flatMap(serverFloor),
    { files: knowsDriver, rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['server/src/**/*.{test,fixture}.ts', 'server/testing/**'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: ['{embedded-db/src,server/src,simulator/src,torture,bench,e2e}/**'],
      rules: { 'no-restricted-properties': noPipe },
    },
    {
      files: ['web/app/**'],
      excludeFiles: ['web/app/**/*.test.{ts,tsx}', 'web/app/**/*.json-ld.ts', 'web/app/routes.ts'],
      rules: { 'no-restricted-properties': noNewerApis },
    },
    ...webFloors.flatMap(webFloor),
    { files: ['web/app/**/*.test.{ts,tsx}'], rules: { 'no-restricted-imports': 'off' } },
    { files: ['web/app/ui/link.ts'], rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['web/app/*.{ts,tsx}'],
      rules: only({ regex: '^(\\./|#)admin/', message: 'The shop never imports the admin.' }),
    },
    {
      files: ['**/*.mjs', 'bench/**', 'e2e/**', 'drawings/**'],
      rules: { 'eslint/no-console': 'off' },
    },
    { files: ['**/*.test.ts', 'e2e/**'], rules: { 'no-console': 'off' } },
  ],
  ignorePatterns: ['web/build', 'web/.react-router', 'data', 'node_modules'],
}
