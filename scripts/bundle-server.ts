import path from 'node:path'
import { build, type Plugin } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '..')

/** The folder of the bundle. It must not contain subfolders: the plugin `ownPlaces` relies on the folder's depth. */
const FOLDER = 'build/shop'

/**
 * Packages that are included in the bundle. They consist of many small files. Without the bundle, finding, reading and compiling these
 * files would take most of the startup time. All other packages are loaded from node_modules: a package with native code or data files
 * can't be bundled, and bundling a package with a single file would save no time.
 */
const PACKAGES_TAKEN_IN = [
  /^@asteasolutions\//,
  '@cantoo/pdf-lib',
  /^@envelop\//,
  '@fastify/busboy',
  /^@graphql-(tools|yoga)\//,
  /^@hono\//,
  /^@repeaterjs\//,
  /^@whatwg-node\//,
  'culori',
  'drizzle-orm',
  'fast-xml-parser',
  'graphql',
  'graphql-yoga',
  'hono',
  'nodemailer',
  'stripe',
  'svgpath',
  'zod',
]

const OWN_PLACE = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)|import\.meta\.(?:url|dirname|filename)/g

/**
 * Replaces `import.meta` in modules of the bundle. Each module gets the path of its own source file, so that the module finds the data
 * files beside its source file. Also bundles every program that a module starts with `new URL('./worker.ts', import.meta.url)`.
 */
const ownPlaces: Plugin = {
  name: 'own-places',
  // The plugin runs before the types are removed. Removing them changes the quotation marks, so `OWN_PLACE` would no longer match.
  enforce: 'pre',
  transform: {
    // Skips the bundler's own helper modules, whose ids start with a zero byte.
    filter: { id: { exclude: /^\0/ }, code: OWN_PLACE },
    handler(code, id) {
      const source = path.relative(ROOT, id)
      const folder = path.dirname(source)
      return code.replaceAll(OWN_PLACE, (place, program?: string) => {
        if (source.startsWith('node_modules'))
          this.error(`${source} reads its own location, so its package can't be bundled.`)
        if (place === 'import.meta.dirname') return `\`\${import.meta.dirname}/../../${folder}\``
        if (place === 'import.meta.url') return `new URL('../../${source}', import.meta.url).href`
        if (program === undefined) this.error(`${source}: the bundler can't replace ${place}.`)
        const fileName = `${program}.js`
        this.emitFile({ type: 'chunk', id: path.join(ROOT, folder, `${program}.ts`), fileName })
        return `new URL('./${fileName}', import.meta.url)`
      })
    },
  },
}

/**
 * Bundles the server, with the threads and processes that it starts. The bundle has a tenth as many files as the source, and starts in a
 * third of the time.
 */
export async function bundleServer(): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [ownPlaces],
    ssr: { noExternal: PACKAGES_TAKEN_IN },
    build: {
      ssr: 'server/main.ts',
      outDir: FOLDER,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  })
}
