import path from 'node:path'
import { build, type Plugin } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '..')

/** The folder for the bundle. All its files are directly in this folder: the plugin `ownPlaces` computes paths from that. */
const FOLDER = 'build/shop'

/**
 * Packages that are bundled because they have many small files. Finding, reading and compiling these files would take most of the startup
 * time. All other packages are loaded from node_modules. Packages with native code or data files can't be bundled, and bundling single-file
 * packages saves no time.
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
 * Keeps `import.meta` correct in the bundle: each module still sees the folder and address of its own source file, because its data files
 * are beside that file. Also builds every program that a module starts with `new URL('./worker.ts', import.meta.url)`.
 */
const ownPlaces: Plugin = {
  name: 'own-places',
  // Runs before types are stripped, because stripping rewrites the quotes that `OWN_PLACE` matches.
  enforce: 'pre',
  transform: {
    // Skips Rolldown's own helpers, whose ids start with a zero byte.
    filter: { id: { exclude: /^\0/ }, code: OWN_PLACE },
    handler(code, id) {
      const source = path.relative(ROOT, id)
      const folder = path.dirname(source)
      return code.replaceAll(OWN_PLACE, (place, program?: string) => {
        if (source.startsWith('node_modules'))
          this.error(`${source} asks for its own place: don't take its package in.`)
        if (place === 'import.meta.dirname') return `\`\${import.meta.dirname}/../../${folder}\``
        if (place === 'import.meta.url') return `new URL('../../${source}', import.meta.url).href`
        if (program === undefined) this.error(`${source}: ${place} is not known here.`)
        const fileName = `${program}.js`
        this.emitFile({ type: 'chunk', id: path.join(ROOT, folder, `${program}.ts`), fileName })
        return `new URL('./${fileName}', import.meta.url)`
      })
    },
  },
}

/**
 * Builds the server's process, and the threads and processes that it starts. The bundle has a tenth of the source's files and starts in a
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
