import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findChunk, clientChunks, findDeclaredChunk, isPreloaded } from './client-chunks.ts'

const root = path.resolve(import.meta.dirname, '..')
const names = Object.keys(clientChunks)

/** All modules that may be sent to browsers, with their source text. */
const modules = ['app', 'content', 'contract', 'domain'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
    .map((file) => path.join(file.parentPath, file.name))
    .map((file) => ({ file: path.relative(root, file), source: readFileSync(file, 'utf8') })),
)

describe('the table of chunks', () => {
  it('contains the chunk that each module declares', () => {
    const unknown = modules.filter(({ source }) => {
      const name = findDeclaredChunk(source)
      return name !== null && !names.includes(name)
    })
    expect(unknown.map(({ file }) => file)).toEqual([])
  })

  it('is joined only by a module’s first line', () => {
    const misplaced = modules.filter(
      ({ source }) => source.split('@chunk').length - 1 !== (findDeclaredChunk(source) === null ? 0 : 1),
    )
    expect(misplaced.map(({ file }) => file)).toEqual([])
  })

  it.each(names)('has modules that declare %s', (name) => {
    expect(modules.filter(({ source }) => findDeclaredChunk(source) === name)).not.toEqual([])
  })

  it('names installed packages only, each once', () => {
    const packages = Object.values(clientChunks).flatMap((chunk) =>
      'packages' in chunk ? chunk.packages : [],
    )
    expect(packages.filter((name) => !existsSync(path.join(root, 'node_modules', name)))).toEqual([])
    expect(new Set(packages).size).toBe(packages.length)
  })
})

describe('the chunk of a module', () => {
  it.each([
    [path.join(root, 'app/ui/field.tsx'), 'page-parts'],
    [path.join(root, 'app/ui/button.tsx'), null],
    [path.join(root, 'node_modules/react-dom/client.js'), 'every-page'],
    ['C:\\shop\\node_modules\\react\\index.js', 'every-page'],
    [path.join(root, 'node_modules/react-konva/es/ReactKonva.js'), null],
    [path.join(root, 'node_modules/react/node_modules/konva/lib/index.js'), null],
    ['\0vite/preload-helper.js', null],
  ])('%j is in %s', (id, chunk) => {
    expect(findChunk(id)).toBe(chunk)
  })
})

it.each([
  ['assets/every-page-DPwe2W6O.js', true],
  ['assets/rolldown-runtime-XKyaHtl9.js', true],
  ['assets/page-parts-CZN0QpMd.js', false],
])('%s is preloaded: %s', (file, preloaded) => {
  expect(isPreloaded(file)).toBe(preloaded)
})
