import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const app = path.resolve(import.meta.dirname, '..')

/**
 * The style sheets of a document that doesn't have all styles, by page. `names` are the sheets, and `pages` the pages that have them.
 * Modules in `bringsStyles` load further styles before they are shown.
 */
const sheets = [
  {
    names: ['home.css'],
    pages: ['home.tsx'],
    bringsStyles: /routes\.ts$|layout\/(?:cart-drawer|suggestions)\//,
    components: 40,
  },
  {
    names: ['home.css', 'shopping.css'],
    pages: ['product.tsx', 'shop.tsx', 'search.tsx'],
    bringsStyles: /routes\.ts$/,
    components: 80,
  },
]

/** Returns the files of app/ that the given files import, directly or indirectly. Modules that load their own styles are skipped. */
function importedBy(files: readonly string[], bringsStyles: RegExp): Set<string> {
  const seen = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || !file.startsWith(app) || bringsStyles.test(file)) continue
    seen.add(file)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)[\s(]+'(\.[^']+)'/g)) {
      open.push(path.resolve(path.dirname(file), name))
    }
  }
  return seen
}

function styledBy(name: string): string[] {
  const sheet = readFileSync(path.join(import.meta.dirname, name), 'utf8')
  return [...sheet.matchAll(/@source '([^']+)'/g)].flatMap(([, source = '']) =>
    globSync(path.join(import.meta.dirname, source)).flatMap((found) =>
      path.extname(found) === '' ? globSync(path.join(found, '**/*.tsx')) : [found],
    ),
  )
}

describe.each(sheets)('the sheet $names', ({ names, pages, bringsStyles, components }) => {
  it('covers every component of the pages that have no other sheet', () => {
    const files = [path.join(app, 'app.tsx'), ...pages.map((page) => path.join(app, 'routes', page))]
    const shown = [...importedBy(files, bringsStyles)].filter((file) => file.endsWith('.tsx'))
    expect(shown.length).toBeGreaterThan(components)
    const styled = new Set(names.flatMap(styledBy))
    expect(shown.filter((file) => !styled.has(file)).map((file) => path.relative(app, file))).toEqual([])
  })
})
