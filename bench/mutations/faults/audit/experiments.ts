import type { PlantedFault } from '../../planted-fault.ts'

/** Each fault undoes a fix for a problem that the experiments in docs/faults-and-attacks.md found. */
export const experimentFaults: readonly PlantedFault[] = [
  {
    name: 'drawing-has-any-size',
    audit: { row: 'hostile-uploads', test: 'which is storable as whole numbers' },
    layer: 'decal',
    file: 'decal/banner/image-file.ts',
    find: 'const k = Math.min(1, MAX_DRAWING_SIDE_PT / Math.max(width, height))',
    replace: 'const k = 1',
    tests: ['decal/banner/image-file.test.ts'],
  },
  {
    name: 'restarted-database-is-announced-no-more',
    audit: { row: 'kill', test: 'announces its socket again' },
    layer: 'embedded-database',
    file: 'server/db/embedded/start-embedded-database.ts',
    find: 'if (spawned.ok) await announce(options, socketFolder)',
    replace: 'if (spawned.ok && !(await findRunningDatabase(dataDir))) await announce(options, socketFolder)',
    tests: ['server/db/embedded/start-embedded-database.test.ts'],
    on: 'embedded',
  },
  {
    name: 'whole-lists-are-completed-at-once',
    audit: { row: 'hostile-queries', test: 'pauses between the objects of a list' },
    layer: 'storefront-api',
    file: 'server/storefront-api/limits/slice-fields.ts',
    find: 'Array.isArray(found) ? found.map((item: unknown, index) => (index === 0 ? item : slices.wait(item))) : found',
    replace: 'found',
    tests: ['server/storefront-api/limits/slice-fields.test.ts'],
  },
  {
    name: 'page-of-what-is-missing-is-not-cached',
    audit: {
      row: 'hostile-queries',
      test: 'addresses without a page share one document, which is rendered once',
    },
    layer: 'pages',
    file: 'server/web/pages/pages.ts',
    find: '(status === 200 || address === MISSING_PAGE)',
    replace: 'status === 200',
    tests: ['server/web/pages/pages.test.ts'],
  },
  {
    name: 'each-product-that-does-not-exist-is-rendered',
    audit: {
      row: 'hostile-queries',
      test: 'products that do not exist share one document, which is rendered once',
    },
    layer: 'pages',
    file: 'server/web/pages/pages.ts',
    find: 'findCached: (shared) => this.#findKept(shared)',
    replace: 'findCached: () => null',
    tests: ['server/web/pages/pages.test.ts'],
  },
  {
    name: 'document-of-a-missing-product-tells-its-address',
    audit: {
      row: 'hostile-queries',
      test: 'items that do not exist share one document per route, whatever their name',
    },
    layer: 'pages',
    file: 'app/entry.server.tsx',
    find: '{ [ANY_RESOURCE_KEY]: MISSING_DATA }',
    replace: 'loadedResources',
    tests: ['app/entry.server.test.ts'],
  },
]
