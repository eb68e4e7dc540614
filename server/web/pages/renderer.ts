import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ViteDevServer } from 'vite'
import { z } from 'zod'
import type { StyleSheetName } from '../../../app/page-framework/page-styles.ts'
import type * as entryServer from '../../../app/entry.server.tsx'

type EntryServer = typeof entryServer

/** Renders documents, with the built application or, in development, with Vite. */
export type PageRenderer = {
  load(): Promise<EntryServer>
  /** The URL of the application's entry module. */
  entry: string
  /** The URLs of the modules that the entry imports. They are preloaded in parallel with it. */
  preload: readonly string[]
  /** The styles to inline into documents; null if Vite adds them. */
  styles: Styles | null
  /** The fonts that the first screen of a page uses, to be preloaded. */
  fonts: readonly string[]
}

/** The dependency of code that renders pages with the application. */
export type RendererDeps = {
  /** The built application, which renders pages. Null if it wasn't built; the shop then has only the API and no pages. */
  renderer: PageRenderer | null
}

/** The style sheets of app/styles. Each starts with the rules for its fonts. */
export type Styles = Record<StyleSheetName, string> & {
  /** The URL of the complete style sheet, for documents that contain only a part of the styles. */
  wholeHref: string
}

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
)

/**
 * Whether a file is a font to preload. The other font files contain characters that few pages use, so browsers load them only when needed.
 */
const isFirstFont = (file: string) => file.endsWith('.woff2') && !file.includes('-further-')

const entryModule = 'app/entry.client.tsx'
const fontsSheet = 'app/fonts/fonts.css'

/** Opens the application that `npm run build` has built. */
export async function openBuiltRenderer(buildFolder: string): Promise<PageRenderer> {
  const client = path.join(buildFolder, 'client')
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')),
  )
  const fileOf = (name: string): string => {
    const file = manifest[name]?.file
    if (file === undefined) throw new Error(`${client} holds no ${name}: build the shop again`)
    return file
  }
  const readSheet = (name: string) => readFile(path.join(client, fileOf(name)), 'utf8')
  const fonts = await readSheet(fontsSheet)
  const built: Promise<EntryServer> = import(
    pathToFileURL(path.join(buildFolder, 'server/entry.server.js')).href
  )
  return {
    load: () => built,
    entry: `/${fileOf(entryModule)}`,
    preload: (manifest[entryModule]?.imports ?? []).flatMap((name) =>
      manifest[name] ? [`/${manifest[name].file}`] : [],
    ),
    styles: {
      home: fonts + (await readSheet('app/styles/home.css')),
      shopping: fonts + (await readSheet('app/styles/shopping.css')),
      whole: fonts + (await readSheet('app/styles/whole.css')),
      wholeHref: `/${fileOf('app/styles/whole.css')}`,
    },
    fonts: (manifest[fontsSheet]?.assets ?? []).filter(isFirstFont).map((file) => `/${file}`),
  }
}

export async function openLiveRenderer(vite: ViteDevServer): Promise<PageRenderer> {
  const { createServerModuleRunner } = await import('vite')
  const runner = createServerModuleRunner(vite.environments.ssr)
  return {
    load: () => runner.import<EntryServer>('/app/entry.server.tsx'),
    entry: '/app/entry.client.tsx',
    preload: [],
    styles: null,
    fonts: [],
  }
}
