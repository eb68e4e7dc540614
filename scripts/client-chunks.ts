import { readFileSync } from 'node:fs'
import path from 'node:path'

type Chunk = {
  /**
   * The bundler fills chunks in the order of their priority, highest first. Chunks with equal priority are filled in the order of this
   * table.
   */
  priority: number
  /** Npm packages that are part of the chunk. */
  packages?: readonly string[]
  inEveryDocument?: boolean
}

/**
 * Chunks: script files that several pages share. Without this table, the bundler would create a file for every module that two pages share.
 * A first visit would load thirty files, each with its own headers, and small files compress less well (docs/decisions/007).
 *
 * A module joins a chunk with its first line, `// @chunk page-parts`. The modules that it imports statically join the same chunk, unless a
 * chunk that is filled earlier contains them.
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
  /** The code that reads the browser's copy of the cart, without the cart's other code. The offline page needs it. */
  'cart-copy': { priority: 2, packages: ['zod'] },
  /** Product cards. On the home page, they are hydrated late. */
  'product-cards': { priority: 1 },
  /** Components and API calls that many pages share, but that the home page doesn't need. */
  'page-parts': { priority: 1 },
  /** The components that all landing pages share. */
  landing: { priority: 1 },
  /** The newsletter form on the home page, the blog and the page of free cut files. */
  newsletter: { priority: 1 },
  /** The cart drawer with the cart's store and calls. It loads once a page is interactive. */
  cart: { priority: 1 },
} satisfies Record<string, Chunk>

const table: readonly [string, Chunk][] = Object.entries(clientChunks)

/** Converts the table of chunks to the bundler's option `codeSplitting.groups`. */
export const chunkGroups = table.map(([name, { priority }]) => ({
  name,
  priority,
  test: (id: string) => findChunk(id) === name,
}))

/** Returns the name of the chunk that a module's source declares, or null. */
export function findDeclaredChunk(source: string): string | null {
  return /^\/\/ @chunk (\S+)\s/.exec(source)?.[1] ?? null
}

const chunkById = new Map<string, string | null>()

/**
 * Returns the name of the chunk that a module belongs to, by its own declaration or by its package; null if there is none. `id` is the
 * bundler's module id.
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

// Names of the files that every document preloads. The entry imports the bundler's runtime, so the runtime's file is preloaded too.
const preloadedNames = [
  ...table.filter(([, { inEveryDocument }]) => inEveryDocument).map(([name]) => name),
  'rolldown-runtime',
]

/** Whether every document preloads a built file. */
export function isPreloaded(file: string): boolean {
  return preloadedNames.some((name) => path.posix.basename(file).startsWith(`${name}-`))
}
