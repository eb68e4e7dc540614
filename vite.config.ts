import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups, chunkOf, isPreloaded } from './scripts/client-chunks.ts'

/** What documents bring in themselves; see server/web/pages/renderer.ts. */
const sheets = ['fonts/fonts', 'styles/home', 'styles/shopping', 'styles/whole'].map(
  (name) => `app/${name}.css`,
)

/** Drops what the document has preloaded from the files fetched together with a part, and a list of only the part itself. */
function withoutPreloaded(_part: string, files: string[]): string[] {
  const missing = files.filter((file) => !isPreloaded(file))
  return missing.length > 1 ? missing : []
}

/** Fails the build when a module is in another chunk than it declares: one that is filled earlier imports it. */
const checkDeclaredChunks: Plugin = {
  name: 'check-declared-chunks',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      for (const id of file.moduleIds) {
        const declared = chunkOf(id)
        if (declared !== null && declared !== file.name)
          this.error(`${id} declares the chunk ${declared}, but is in ${file.name}.`)
      }
    }
  },
}

/**
 * React Router's components are made by calls and named for debuggers, which keeps those in the bundle that the shop
 * does not use (forms, fetchers, links of its frameworks): here they are marked as free to leave.
 */
const leavableRouterParts: Plugin = {
  name: 'leavable-router-parts',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .+;$/gm, '')
        .replace(/(?<= = )(?=React\$1\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ '),
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), react(), leavableRouterParts, checkDeclaredChunks],
  publicDir: isSsrBuild ? false : 'app/public',
  build: isSsrBuild
    ? { outDir: 'build/server', emptyOutDir: true, target: 'node24', chunkSizeWarningLimit: Infinity }
    : {
        outDir: 'build/client',
        // Fonts for rare signs are small, and no reason to grow the styles of every page.
        assetsInlineLimit: 0,
        emptyOutDir: true,
        manifest: true,
        // The document preloads what the entry needs; a polyfill for old browsers would only cost bytes.
        modulePreload: { polyfill: false, resolveDependencies: withoutPreloaded },
        rolldownOptions: {
          input: [...sheets, 'app/entry.client.tsx'],
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
  // React goes into the server's bundle as well, in its production build whatever NODE_ENV says at run time:
  // the one for development takes five times as long to render.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}))
