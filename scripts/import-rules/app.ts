import { matchFolders, type RefusedImport, refuseImports, TOOL_FOLDERS } from './refuse-imports.ts'

/** The files that put the application together from its parts. */
const COMPOSITION = ['**/app.tsx', '**/entry.*', '**/routes.ts']
const serverTypes = (message: string): RefusedImport => ({
  group: ['**/server/**'],
  allowTypeImports: true,
  message,
})
/**
 * Browser code must not import the contract's schemas, only their types: with a schema, the whole zod library would be loaded on every
 * page.
 */
const contractTypes: RefusedImport = {
  group: ['**/contract/**'],
  allowTypeImports: true,
  message: 'The application may import only types from contract/.',
}
const detours: RefusedImport = {
  regex: '^\\./\\.\\./|[^.]/\\.\\./|/\\./',
  message: 'Write the path without `./` or `../` in the middle, because the import rules count its levels.',
}

/** Builds the import rules for a feature's files at a given depth. `levels` is the number of folders between app/features/ and the file. */
const featureRules = (levels: number) => ({
  files: [`app/features${'/*'.repeat(levels + 1)}`],
  rules: {
    'no-restricted-imports': refuseImports(
      {
        group: [
          ...matchFolders('server', 'decal', 'layout', 'routes', 'features'),
          ...COMPOSITION,
          ...TOOL_FOLDERS,
        ],
        message:
          'A feature may import only from ui, browser, the page framework, domain, content and contract.',
      },
      { regex: `^(\\.\\./){${levels}}[^.]`, message: 'A feature may not import from another feature.' },
      contractTypes,
      detours,
    ),
  },
})

const pure = (folder: string, group: string[], message: string, ...more: RefusedImport[]) => ({
  files: [folder.endsWith('.ts') ? folder : `${folder}/**`],
  rules: { 'no-restricted-imports': refuseImports({ group: [...group, ...TOOL_FOLDERS], message }, ...more) },
})

/** The import rules of domain/, decal/, content/, contract/ and app/. */
export const appImportRules = [
  pure(
    'domain',
    matchFolders('server', 'app', 'content', 'contract', 'decal'),
    'domain/ may not import from other folders of the project.',
  ),
  pure(
    'decal',
    matchFolders('server', 'app', 'content', 'contract', 'domain'),
    'decal/ may not import from other folders of the project.',
  ),
  pure('content', matchFolders('server', 'app', 'decal', 'contract'), 'content/ imports domain/ only.'),
  pure('contract', matchFolders('server', 'app', 'decal', 'content'), 'contract/ imports domain/ only.'),
  {
    files: ['app/*'],
    rules: {
      'no-restricted-imports': refuseImports(
        {
          group: [...matchFolders('decal'), ...TOOL_FOLDERS],
          message: 'The application may import from domain, content and contract, but not from decal.',
        },
        serverTypes('The application imports only types of the server.'),
        contractTypes,
      ),
    },
  },
  pure(
    'app/ui',
    [
      ...matchFolders(
        'server',
        'domain',
        'content',
        'contract',
        'decal',
        'features',
        'layout',
        'browser',
        'page-framework',
        'routes',
      ),
      ...COMPOSITION,
    ],
    'ui/ knows nothing of the shop.',
  ),
  pure(
    'app/page-framework',
    [
      ...matchFolders('server', 'content', 'decal', 'features', 'layout', 'ui', 'routes', 'browser'),
      ...COMPOSITION,
    ],
    'The page framework knows pages, not what the shop shows on them.',
    contractTypes,
  ),
  pure(
    'app/browser',
    [...matchFolders('server', 'decal', 'features', 'layout', 'ui', 'routes'), ...COMPOSITION],
    'browser/ imports the page framework, domain/, content/ and contract/ only.',
    contractTypes,
  ),
  pure(
    'app/layout',
    [...matchFolders('server', 'decal', 'features', 'routes'), ...COMPOSITION],
    'layout/ imports ui, browser, the page framework, domain, content and contract.',
    contractTypes,
  ),
  ...[1, 2, 3, 4].map(featureRules),
  // This worker is the only browser code that may import from the decal engine. It cuts out the subject of a photo and has to respond to
  // every brush stroke (decision 044). Importing this part of the engine has no side effects.
  pure(
    'app/features/design-generator/upload/cut-out/cut-subject-worker.ts',
    matchFolders('server', 'domain', 'content', 'contract', 'features', 'layout', 'ui', 'browser', 'routes'),
    'The worker imports only decal/subject-cut.',
  ),
  {
    files: ['app/features/*', 'app/features/*/*/*/*/*/*', 'app/features/*/*/*/*/*/*/**'],
    rules: {
      'no-restricted-imports': refuseImports({
        regex: '.',
        message:
          'The folder of a feature may contain at most three levels of folders, because the import rules count them.',
      }),
    },
  },
  {
    files: ['app/routes/**'],
    rules: {
      'no-restricted-imports': refuseImports(
        {
          group: [...matchFolders('decal'), ...COMPOSITION, ...TOOL_FOLDERS],
          message:
            'Routes may import only from ui, browser, the page framework, layout, features, domain, content and contract.',
        },
        serverTypes('Routes import only types of the server.'),
        contractTypes,
      ),
    },
  },
]
