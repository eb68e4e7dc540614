/** Builds the application for browsers and for the server at the same time. Run by scripts/prepare-build.mjs. */
import { build, type InlineConfig } from 'vite'
import { compressAssets } from './compress-assets.ts'

const logLevel: InlineConfig = { logLevel: 'warn' }

await Promise.all([
  build(logLevel).then(() => compressAssets('build/client')),
  build({ ...logLevel, build: { ssr: 'app/entry.server.tsx' } }),
])
