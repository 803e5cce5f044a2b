/**
 * The linter's rules. Which room may import which is computed from the floors below, because of two
 * overrides that name the same rule for a file only the later one counts.
 */

/** The rooms of `server/src`, floor by floor from the ground; docs/architecture.md says what lives there. */
const serverFloors = [
  ['database'],
  ['http'],
  ['config'],
  ['metrics'],
  ['threads'],
  ['pdf'],
  ['csv', 'encryption', 'jobs', 'limits', 'sandbox', 'visits'],
  ['mail', 'media', 'pages', 'providers'],
  ['staff-log'],
  ['page-texts', 'settings'],
  ['tax'],
  ['accounts', 'banners', 'catalog', 'contact', 'reviews', 'studio'],
  ['cart'],
  ['documents'],
  ['orders'],
  ['print'],
  ['packing'],
  ['checkout'],
  ['payments'],
  ['shipping'],
  ['cancellations'],
  ['order-changes'],
  ['returns'],
  ['order-details'],
  [
    'admin-orders',
    'audit',
    'backup',
    'gst-returns',
    'numbers',
    'overview',
    'paper',
    'privacy',
    'sample',
  ],
]

/** From here up a room is a feature, which others reach through its service. */
const features = serverFloors
  .slice(serverFloors.findIndex((rooms) => rooms[0] === 'staff-log'))
  .flat()

/** The rooms of `web/app`, in the same way. */
const webFloors = [
  ['ui'],
  ['locale'],
  ['session'],
  ['api'],
  ['document'],
  ['addresses', 'analytics', 'cart', 'pages', 'reviews', 'styleguide'],
  ['studio'],
  ['catalog', 'contact', 'orders'],
  ['account'],
  ['checkout'],
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
/** Of a file that lies so many folders deep in `contract/src`. */
const contract = (depth: number): Pattern => ({
  regex: `^node:|@tohfa/(server|web)|^(\\.\\./){${depth + 1}}`,
  message: 'contract imports nothing of ours and runs everywhere.',
})
const noPages: Pattern = {
  regex: '(^|/)web/',
  message: 'The server reaches the pages only as the built bundle.',
}
const noSql: Pattern = {
  regex: '^(drizzle-orm|pg)($|/)|\\.tables\\.ts$',
  message: 'SQL stands in *.queries.ts.',
}

const noPipe = [
  'error',
  {
    property: 'pipe',
    message:
      'pipeline() ends every stream when one of them ends or fails; pipe() leaves the others open.',
  },
]

const typedLinks: Pattern = {
  regex: '^react-router$',
  importNames: ['Link', 'useNavigate'],
  message: 'Links are typed by the site map: ui/link.ts.',
}

/** What a file of these rooms must not import, `up` leading from it to `server/src`. */
function serverPatterns(floor: number, up: string): Pattern[] {
  const climb = `^${up.replaceAll('.', '\\.')}`
  const above = serverFloors.slice(floor).flat()
  return [
    { regex: `${climb}((${above.join('|')})/|app|main|shop)`, message: floors },
    {
      group: features.flatMap((room) => [`${up}${room}/**`, `!${up}${room}/**/*.service.ts`]),
      message: 'A feature reaches another through its service.',
    },
    noPages,
  ]
}

/** The rules of the rooms on one floor: their own files, then those one folder further in. */
function serverFloor(rooms: readonly string[], floor: number) {
  const database = rooms.includes('database')
  return rooms.flatMap((room) =>
    (
      [
        ['../', `server/src/${room}/`],
        ['../../', `server/src/${room}/*/`],
      ] as const
    ).flatMap(([up, folder]) => {
      const patterns = serverPatterns(floor, up)
      return [
        { files: [`${folder}*.ts`], rules: only(...patterns, ...(database ? [] : [noSql])) },
        { files: [`${folder}*.queries.ts`], rules: only(...patterns) },
      ]
    }),
  )
}

/** They hand the driver on: to the queue, and to a dump that copies whole tables. */
const knowsDriver = ['server/src/jobs/jobs.ts', 'server/src/backup/{dump,restore}-shop.ts']

function webFloor(rooms: readonly string[], floor: number) {
  const above = webFloors
    .slice(floor)
    .flat()
    .filter((room) => room !== 'ui')
  const pattern = { regex: `^(\\.\\./)+((${above.join('|')})/|root|routes|entry)`, message: floors }
  const noFeatureWords: Pattern = {
    group: [
      '@tohfa/contract/*',
      '!@tohfa/contract/money',
      '!@tohfa/contract/site-map',
      '!@tohfa/contract/images',
      '!@tohfa/contract/texts',
      '!@tohfa/contract/translation',
    ],
    message: 'ui knows no feature words.',
  }
  return rooms.map((room) => ({
    files: [`web/app/${room}/**`],
    rules: room === 'ui' ? only(pattern, noFeatureWords, typedLinks) : only(pattern, typedLinks),
  }))
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
    { files: ['contract/src/*.ts'], rules: only(contract(0)) },
    { files: ['contract/src/*/*.ts'], rules: only(contract(1)) },
    ...serverFloors.flatMap(serverFloor),
    { files: knowsDriver, rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['server/src/**/*.{test,fixture}.ts', 'server/src/testing/**'],
      rules: { 'no-restricted-imports': 'off' },
    },
    { files: ['{server/src,torture,bench,e2e}/**'], rules: { 'no-restricted-properties': noPipe } },
    ...webFloors.flatMap(webFloor),
    { files: ['web/app/ui/link.ts'], rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['web/app/*.{ts,tsx}'],
      rules: only({ regex: '^\\./admin/', message: 'The shop never imports the admin.' }),
    },
    {
      files: ['**/*.mjs', 'bench/**', 'e2e/**', 'drawings/**'],
      rules: { 'eslint/no-console': 'off' },
    },
    { files: ['**/*.test.ts', 'e2e/**'], rules: { 'no-console': 'off' } },
  ],
  ignorePatterns: ['web/build', 'web/.react-router', 'data', 'node_modules'],
}
