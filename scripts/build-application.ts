/**
 * Builds the parts of the application that its arguments name, in parallel. Without arguments, builds all parts. It is run by
 * scripts/prepare-build.mjs.
 */
import { build, type InlineConfig } from 'vite'
import { bundleServer } from './bundle-server.ts'
import { compressAssets } from './compress-assets.ts'

const logLevel: InlineConfig = { logLevel: 'warn' }
const parts = process.argv.slice(2)
const isWanted = (part: string) => parts.length === 0 || parts.includes(part)

await Promise.all([
  ...(isWanted('pages')
    ? [
        build(logLevel).then(() => compressAssets('build/client')),
        build({ ...logLevel, build: { ssr: 'app/entry.server.tsx' } }),
      ]
    : []),
  ...(isWanted('server') ? [bundleServer()] : []),
])
