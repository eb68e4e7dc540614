/** Imports that a file may not have, as patterns of the import path as written. */
export type RefusedImport = { message: string; allowTypeImports?: true } & (
  | { group: string[] }
  | { regex: string }
)

/** Builds the setting of the lint rule `no-restricted-imports`. */
export const refuse = (...patterns: RefusedImport[]): ['error', { patterns: RefusedImport[] }] => [
  'error',
  { patterns },
]

/** Matches any import path that goes through one of these folders. */
export const folders = (...names: string[]): string[] => names.map((name) => `**/${name}/**`)

/** Folders that only commands and tests may import. */
export const TOOLS = folders('tests', 'scripts', 'bench')
