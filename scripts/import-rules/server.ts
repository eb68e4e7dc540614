import { type RefusedImport, refuseImports, TOOL_FOLDERS } from './refuse-imports.ts'

/** The folders of server/ from which all other folders may import, lowest first. */
const FOUNDATIONS = ['runtime', 'db', 'gateways', 'engine', 'platform', 'web']

/** The parts of the shop in server/, lowest first. A part may import only from parts before it, and only from their index.ts. */
const MODULES = [
  'settings',
  'payments',
  'credits',
  'texts',
  'newsletter',
  'contact',
  'screening',
  'designs',
  'catalogue',
  'back-in-stock',
  'recommendations',
  'downloads',
  'made-to-order',
  'production',
  'design-requests',
  'cart',
  'orders',
  'reviews',
  'checkout',
  'tax-report',
  'analytics',
  'rewards',
  'social-proof',
  'accounts',
  'site',
  'operator',
  'sample-shop',
  'storefront-api',
]

/** The files of server/ that put the shop together from its parts. They may import anything, but nothing may import them. */
const COMPOSITION = [
  'api',
  'app',
  'health',
  'listen',
  'main',
  'make-deps',
  'open-database',
  'open-renderer',
  'order-handlers',
  'start-shop',
  'upkeep',
]

const within = (folders: readonly string[]): string => `^(\\.\\./)+(${folders.join('|')})/`

const outside: RefusedImport = {
  group: TOOL_FOLDERS,
  message: 'Only tests, scripts and benchmarks may import tests, scripts and benchmarks.',
}
const composition: RefusedImport = {
  regex: `^(\\.\\./)+(${COMPOSITION.join('|')})\\.ts$`,
  message: 'This file composes the shop from its parts. The parts may not import it.',
}
const application: RefusedImport = {
  group: ['**/app/**'],
  message: 'Only routes may import the pages, and only their types.',
}
const applicationTypes: RefusedImport = {
  group: ['**/app/**'],
  allowTypeImports: true,
  message: 'Import only types of the application. The server renders the built application.',
}
const gateways: RefusedImport = {
  regex: within(['gateways']),
  allowTypeImports: true,
  message: 'Import only types of gateways. The gateways themselves are in Deps.',
}
const tables: RefusedImport = {
  group: ['**/db/**', '!**/db/database.ts', '!**/db/accepted-order.ts'],
  message: 'Routes may not read tables. Call a use case of the same part.',
}
const deps: RefusedImport = {
  group: ['**/deps.ts'],
  message: 'This folder may not import from here. Pass what it needs as an argument.',
}
const foundations = (...names: string[]): RefusedImport => ({
  regex: within(names),
  message: 'A foundation may import only from those before it in FOUNDATIONS.',
})
const everyModule: RefusedImport = {
  regex: within(MODULES),
  message: 'Foundations may not import from the parts of the shop.',
}

/** Builds a rule for the part called `name`: it may import the other parts only through their index.ts. */
function faces(name: string): RefusedImport[] {
  const others = MODULES.filter((other) => other !== name)
  return [
    {
      regex: `${within(others)}(?!index\\.ts$)`,
      message: 'Import from the index.ts of another part, not from its other files.',
    },
  ]
}

/** Builds the import rules for one part of the shop. */
function moduleRules(name: string) {
  const above = MODULES.slice(MODULES.indexOf(name) + 1)
  const order: RefusedImport[] =
    above.length === 0
      ? []
      : [{ regex: within(above), message: `${name}/ may import only from parts before it in MODULES.` }]
  const all = [composition, outside, ...order, ...faces(name)]
  return [
    {
      files: [`server/${name}/**`],
      rules: {
        'no-restricted-imports': refuseImports(...all, application, gateways, {
          regex: '^(\\.\\./)+web/|^(\\.{1,2}/)+routes/',
          message: 'Use cases may not import anything about HTTP requests.',
        }),
      },
    },
    {
      files: [`server/${name}/index.ts`],
      rules: { 'no-restricted-imports': refuseImports(...all, application, gateways) },
    },
    {
      files: [`server/${name}/routes/**`],
      rules: { 'no-restricted-imports': refuseImports(...all, applicationTypes, gateways, tables) },
    },
  ]
}

export const serverImportRules = [
  {
    files: ['server/*'],
    rules: {
      'no-restricted-imports': refuseImports(
        outside,
        application,
        {
          regex: `^\\./(${COMPOSITION.join('|')})\\.ts$`,
          message: composition.message,
        },
        {
          regex: '^\\./(gateways|engine)/',
          allowTypeImports: true,
          message: 'Import only types of gateways and the engine. Both are in Deps.',
        },
        {
          regex: `^\\./(${[...FOUNDATIONS.slice(FOUNDATIONS.indexOf('platform')), ...MODULES].join('|')})/`,
          message: 'Every part imports this file, so it may not import from parts. Extend Deps instead.',
        },
      ),
    },
  },
  {
    files: [`server/{${COMPOSITION.join(',')}}.ts`],
    rules: { 'no-restricted-imports': refuseImports(outside, applicationTypes) },
  },
  {
    files: ['server/runtime/**'],
    rules: {
      'no-restricted-imports': refuseImports(
        composition,
        outside,
        application,
        deps,
        everyModule,
        foundations('db', 'gateways', 'engine', 'platform', 'web'),
      ),
    },
  },
  {
    files: ['server/db/**'],
    rules: {
      'no-restricted-imports': refuseImports(
        composition,
        outside,
        application,
        deps,
        everyModule,
        foundations('gateways', 'engine', 'platform', 'web'),
      ),
    },
  },
  {
    files: ['server/gateways/**'],
    rules: {
      'no-restricted-imports': refuseImports(
        composition,
        outside,
        application,
        deps,
        everyModule,
        foundations('engine', 'platform', 'web'),
      ),
    },
  },
  {
    files: ['server/engine/**'],
    rules: {
      'no-restricted-imports': refuseImports(
        composition,
        outside,
        application,
        deps,
        everyModule,
        foundations('db', 'gateways', 'platform', 'web'),
      ),
    },
  },
  {
    files: ['server/platform/**'],
    rules: {
      'no-restricted-imports': refuseImports(
        composition,
        outside,
        application,
        gateways,
        everyModule,
        foundations('engine', 'web'),
      ),
    },
  },
  {
    files: ['server/web/**'],
    rules: {
      'no-restricted-imports': refuseImports(
        composition,
        outside,
        applicationTypes,
        gateways,
        everyModule,
        tables,
      ),
    },
  },
  ...MODULES.flatMap(moduleRules),
  {
    // The Storefront API may read the catalogue's tables. No other code may depend on it: some shops use a hosted store's API instead.
    files: ['server/storefront-api/**'],
    rules: { 'no-restricted-imports': refuseImports(composition, outside, application) },
  },
  {
    // The demo payment provider has no website of its own, so the shop contains its payment page.
    files: ['server/checkout/routes/demo-payment-handlers.ts'],
    rules: { 'no-restricted-imports': refuseImports(composition, outside, application, tables) },
  },
]
