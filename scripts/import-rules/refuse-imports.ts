/** A pattern of import paths that aren't allowed in a file, with the error message. */
export type RefusedImport = { message: string; allowTypeImports?: true } & (
  | { group: string[] }
  | { regex: string }
)

/** Builds the configuration of the lint rule `no-restricted-imports`. */
export const refuseImports = (...patterns: RefusedImport[]): ['error', { patterns: RefusedImport[] }] => [
  'error',
  { patterns },
]

/** Returns patterns that match import paths through one of these folders. */
export const matchFolders = (...names: string[]): string[] => names.map((name) => `**/${name}/**`)

/** Folders from which only commands and tests may import. */
export const TOOL_FOLDERS = matchFolders('tests', 'scripts', 'bench')
