import { readFileSync } from 'node:fs'
import path from 'node:path'

type Chunk = {
  /**
   * If a module fits several chunks, it goes into the chunk with the highest priority. If the priorities are equal, it goes into the chunk
   * that comes first in this table.
   */
  priority: number
  /** Npm packages that go into the chunk. */
  packages?: readonly string[]
  inEveryDocument?: boolean
}

/**
 * Chunks: JavaScript files that several pages share. Without this table, the bundler would create a file for every module that two pages
 * share. A first visit would load thirty files, each with its own headers, and small files compress less well (docs/decisions/007).
 *
 * A module says in its first line which chunk it belongs to: `// @chunk page-parts`. The modules that it imports statically go into the
 * same chunk, unless a chunk that is filled earlier contains them.
 */
export const clientChunks = {
  /**
   * Everything that the first render of any page needs: React, the router, header, footer and menus. This chunk is filled first; otherwise
   * React would be part of the chunk that first imports it.
   */
  'every-page': {
    priority: 2,
    packages: ['react', 'react-dom', 'react-router', 'scheduler'],
    inEveryDocument: true,
  },
  /**
   * The code that reads the browser's copy of the cart. It is a chunk of its own for the offline page, which needs no other code of the
   * cart.
   */
  'cart-copy': { priority: 2, packages: ['zod'] },
  /** Product cards. On the home page, they are hydrated after everything else. */
  'product-cards': { priority: 1 },
  /** Components and API calls that many pages share but the home page doesn't need. */
  'page-parts': { priority: 1 },
  /** The components that all landing pages share. */
  landing: { priority: 1 },
  /** The newsletter form on the home page, the blog and the page of free cut files. */
  newsletter: { priority: 1 },
  /** The cart drawer with the cart's store and calls. It loads once a page is interactive. */
  cart: { priority: 1 },
} satisfies Record<string, Chunk>

const table: readonly [string, Chunk][] = Object.entries(clientChunks)

/** Converts this table to the value of the bundler's option `codeSplitting.groups`. */
export const chunkGroups = table.map(([name, { priority }]) => ({
  name,
  priority,
  test: (id: string) => findChunk(id) === name,
}))

/** Returns the name of the chunk in the first line of a module; null if there is none. */
export function findDeclaredChunk(source: string): string | null {
  return /^\/\/ @chunk (\S+)\s/.exec(source)?.[1] ?? null
}

const chunkById = new Map<string, string | null>()

/**
 * Returns the name of the chunk that a module belongs to, judged by its npm package or its first line. Null if it belongs to no chunk. `id`
 * is the bundler's id of the module.
 */
export function findChunk(id: string): string | null {
  const known = chunkById.get(id)
  if (known !== undefined) return known
  const chunk = chunkOfPackage(id) ?? chunkOfSource(id)
  chunkById.set(id, chunk)
  return chunk
}

function chunkOfPackage(id: string): string | null {
  const name = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replace('\\', '/')
  if (name === undefined) return null
  return table.find(([, { packages }]) => packages?.includes(name))?.[0] ?? null
}

function chunkOfSource(id: string): string | null {
  const isOurs = path.isAbsolute(id) && /\.tsx?$/.test(id) && !/[\\/]node_modules[\\/]/.test(id)
  return isOurs ? findDeclaredChunk(readFileSync(id, 'utf8')) : null
}

// The beginnings of the names of files that every page preloads. All of these files import the bundler's runtime, so it is preloaded too.
const preloadedNames = [
  ...table.filter(([, { inEveryDocument }]) => inEveryDocument).map(([name]) => name),
  'rolldown-runtime',
]

/** Whether every page preloads a built file. */
export function isPreloaded(file: string): boolean {
  return preloadedNames.some((name) => path.posix.basename(file).startsWith(`${name}-`))
}
