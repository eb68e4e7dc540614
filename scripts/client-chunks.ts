import { readFileSync } from 'node:fs'
import path from 'node:path'

type Chunk = {
  /** The bundler fills the chunk with the highest priority first, and equal priorities in the order of this table. */
  priority: number
  /** Npm packages whose modules belong to the chunk. */
  packages?: readonly string[]
  /** Whether every document preloads the chunk. */
  inEveryDocument?: boolean
}

/**
 * Script files that several pages share. Without this table, the bundler would create a file for every module that two pages share: thirty
 * on a first visit, each with its own headers and compressed less well (docs/decisions/007).
 *
 * A module joins a chunk with its first line, `// @chunk page-parts`. Modules that it imports statically join as well, unless a chunk that
 * is filled earlier has them.
 */
export const chunks = {
  /**
   * Everything that the first render of any page needs: React, the router, header, footer and menus. Filled first, because otherwise React
   * would go into the chunk of its first importer.
   */
  'every-page': {
    priority: 2,
    packages: ['react', 'react-dom', 'react-router', 'scheduler'],
    inEveryDocument: true,
  },
  /** The browser's copy of the cart without the cart's other code, for the offline page. */
  'cart-copy': { priority: 2, packages: ['zod'] },
  /** Product cards: on home they hydrate late. */
  'product-cards': { priority: 1 },
  /** Components and API calls that many pages share, but that home doesn't need. */
  'page-parts': { priority: 1 },
  /** The parts that all landing pages share. */
  landing: { priority: 1 },
  /** The newsletter form at the end of home, the blog and the free cut files. */
  newsletter: { priority: 1 },
  /** The cart drawer with the cart's store and calls. It loads once a page is interactive. */
  cart: { priority: 1 },
} satisfies Record<string, Chunk>

const table: readonly [string, Chunk][] = Object.entries(chunks)

/** Converts the table to the bundler's `codeSplitting.groups`. */
export const chunkGroups = table.map(([name, { priority }]) => ({
  name,
  priority,
  test: (id: string) => chunkOf(id) === name,
}))

/** Returns the name of the chunk that a module's source declares, or null. */
export function declaredChunk(source: string): string | null {
  return /^\/\/ @chunk (\S+)\s/.exec(source)?.[1] ?? null
}

const chunkById = new Map<string, string | null>()

/** Returns the name of the chunk that a module or its package belongs to, given the bundler's module id, or null. */
export function chunkOf(id: string): string | null {
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
  return isOurs ? declaredChunk(readFileSync(id, 'utf8')) : null
}

// The entry imports the bundler's runtime file, so that file is in every document too.
const preloadedNames = [
  ...table.filter(([, { inEveryDocument }]) => inEveryDocument).map(([name]) => name),
  'rolldown-runtime',
]

/** Whether every document preloads a built file. */
export function isPreloaded(file: string): boolean {
  return preloadedNames.some((name) => path.posix.basename(file).startsWith(`${name}-`))
}
