import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { hashStrings, getNodePath, runCommand, isStampedFor, writeStamp } from './prepare.mjs'

/**
 * The parts of the application that are built separately. Each has its sources, and a stamp file with the state of these sources at the
 * last build.
 */
const PARTS = {
  pages: {
    stamp: 'build/built-for',
    sources: [
      'app',
      'content',
      'contract',
      'domain',
      'vite.config.ts',
      'scripts/client-chunks.ts',
      'scripts/compress-assets.ts',
    ],
  },
  server: {
    stamp: 'build/shop-built-for',
    sources: ['server', 'decal', 'content', 'contract', 'domain', 'scripts/bundle-server.ts'],
  },
}
/** Sources on which every part depends. */
const SHARED = ['package-lock.json', 'scripts/build-application.ts']

/** Builds those parts of the application whose sources have changed since they were last built. */
export function buildIfNeeded() {
  const changed = Object.keys(PARTS).filter((part) => !isStampedFor(PARTS[part].stamp, fingerprintOf(part)))
  if (changed.length > 0) build(changed)
}

export function build(parts = Object.keys(PARTS)) {
  console.log('Building the shop …')
  const built = parts.map((part) => [PARTS[part].stamp, fingerprintOf(part)])
  runCommand(getNodePath(), ['scripts/build-application.ts', ...parts], { NODE_ENV: 'production' })
  for (const [stamp, fingerprint] of built) writeStamp(stamp, fingerprint)
}

function fingerprintOf(part) {
  const files = [...PARTS[part].sources, ...SHARED]
    .flatMap(listFiles)
    .filter((file) => !file.endsWith('.test.ts'))
  return hashStrings(...files.flatMap((file) => [file, readFileSync(file)]))
}

function listFiles(entry) {
  if (!statSync(entry).isDirectory()) return [entry]
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath ?? file.path, file.name))
    .sort()
}
