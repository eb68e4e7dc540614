import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { hashOf, pinnedNode, run, whenChanged } from './prepare.mjs'

/** Sources of the built application. */
const sources = [
  'app',
  'content',
  'contract',
  'domain',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build-application.ts',
  'scripts/client-chunks.ts',
  'scripts/compress-assets.ts',
]

/** Builds the application when its sources have changed since the last build. */
export function buildIfNeeded() {
  const files = sources.flatMap(listFiles).filter((file) => !file.endsWith('.test.ts'))
  const fingerprint = hashOf(...files.flatMap((file) => [file, readFileSync(file)]))
  whenChanged('build/built-for', fingerprint, () => {
    console.log('Building the shop …')
    build()
  })
}

export function build() {
  run(pinnedNode(), ['scripts/build-application.ts'], { NODE_ENV: 'production' })
}

function listFiles(entry) {
  if (!statSync(entry).isDirectory()) return [entry]
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath ?? file.path, file.name))
    .sort()
}
