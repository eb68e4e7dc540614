import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteDevServer } from 'vite'
import { z } from 'zod'
import type * as entryServer from '../../app/entry.server.tsx'

type EntryServer = typeof entryServer

/** How documents are made: the built application, or Vite's live one while developing. */
export type PageRenderer = {
  load(): Promise<EntryServer>
  /** Address of the application's first module. */
  entry: string
  /** What the entry imports, fetched with it rather than after it. */
  preload: readonly string[]
  /** All styles of the shop, or null where Vite brings them. */
  css: string | null
  /** Fonts of the first screen. */
  fonts: readonly string[]
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
)

/** The further fonts hold signs that few pages show; the browser fetches them where it meets one. */
const isFirstFont = (file: string) => file.endsWith('.woff2') && !file.includes('-further-')

const entryModule = 'app/entry.client.tsx'

/** Opens what `npm run build` made. */
export async function openBuiltRenderer(buildFolder: string): Promise<PageRenderer> {
  const client = path.join(buildFolder, 'client')
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')),
  )
  const entry = manifest[entryModule]
  if (!entry) throw new Error(`${client} holds no ${entryModule}: build the shop anew`)
  const css = await Promise.all(entry.css.map((file) => readFile(path.join(client, file), 'utf8')))
  const built: Promise<EntryServer> = import(
    pathToFileURL(path.join(buildFolder, 'server/entry.server.js')).href
  )
  return {
    load: () => built,
    entry: `/${entry.file}`,
    preload: entry.imports.flatMap((name) => (manifest[name] ? [`/${manifest[name].file}`] : [])),
    css: css.join('\n'),
    fonts: entry.assets.filter(isFirstFont).map((file) => `/${file}`),
  }
}

export async function openLiveRenderer(vite: ViteDevServer): Promise<PageRenderer> {
  const { createServerModuleRunner } = await import('vite')
  const runner = createServerModuleRunner(vite.environments.ssr)
  return {
    load: () => runner.import<EntryServer>('/app/entry.server.tsx'),
    entry: '/app/entry.client.tsx',
    preload: [],
    css: null,
    fonts: [],
  }
}
