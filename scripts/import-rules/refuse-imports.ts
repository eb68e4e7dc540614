/** A pattern of import paths that a file may not contain, and the error message for such an import. */
export type RefusedImport = { message: string; allowTypeImports?: true } & (
  | { group: string[] }
  | { regex: string }
)

/** Builds the configuration of the lint rule `no-restricted-imports`. */
export const refuseImports = (...patterns: RefusedImport[]): ['error', { patterns: RefusedImport[] }] => [
  'error',
  { patterns },
]

/** Returns patterns for import paths that pass through one of these folders. */
export const matchFolders = (...names: string[]): string[] => names.map((name) => `**/${name}/**`)

/** Folders that only commands and tests may import from. */
export const TOOL_FOLDERS = matchFolders('tests', 'scripts', 'bench')
