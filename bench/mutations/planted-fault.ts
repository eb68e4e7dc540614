export type TestLayer =
  | 'domain'
  | 'decal'
  | 'contract'
  | 'database'
  | 'services'
  | 'embedded-database'
  | 'pages'
  | 'storefront-api'
  | 'messages'
  | 'browser'

/** A plausible mistake, and the tests that have to catch it. */
export type PlantedFault = {
  /** The fault's name in kebab-case. `npm run bench -- mutations NAME` plants only the fault with that name. */
  name: string
  layer: TestLayer
  /** Path of the source file, from the project's root. */
  file: string
  /** The text to replace, which occurs exactly once in the file. */
  find: string
  replace: string
  /** Paths of the test files. At least one test must fail in each of them. */
  tests: readonly string[]
  /** The databases on which the server tests have to notice the fault. By default, the tests run on only one database. */
  on?: 'embedded' | 'postgres' | 'both'
  /** Set if the fault undoes a fix from docs/faults-and-attacks.md. */
  audit?: AuditReference
}

/**
 * A fix in docs/faults-and-attacks.md and the test that guards it. `row` is the fix's row number or its experiment, and `test` is a part of
 * the test's name.
 */
export type AuditReference = { row: number | 'hostile-uploads' | 'kill' | 'hostile-queries'; test: string }

/** A test file and the database to run it on. `database` is null if the file needs no database, or runs on either database. */
export type TestLocation = { file: string; database: 'embedded' | 'postgres' | null }

/** Returns the test files and databases on which a fault has to be noticed. */
export function listTestLocations({ tests, on }: Pick<PlantedFault, 'tests' | 'on'>): TestLocation[] {
  const databases = on === 'both' ? (['embedded', 'postgres'] as const) : [on ?? null]
  return tests.flatMap((file) => databases.map((database) => ({ file, database })))
}

export const formatTestLocation = ({ file, database }: TestLocation): string =>
  database === null ? file : `${file} (${database})`

/** Returns the source with the fault planted; null if the text to replace is missing or occurs more than once. */
export function plantFault(
  source: string,
  { find, replace }: Pick<PlantedFault, 'find' | 'replace'>,
): string | null {
  const [before, after, ...more] = source.split(find)
  return before === undefined || after === undefined || more.length > 0 ? null : before + replace + after
}
