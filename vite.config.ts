import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups, chunkOf, isPreloaded } from './scripts/client-chunks.ts'

/** Style sheets that documents include themselves; see server/web/pages/renderer.ts. */
const sheets = ['fonts/fonts', 'styles/home', 'styles/shopping', 'styles/whole'].map(
  (name) => `app/${name}.css`,
)

/**
 * Removes files that the document has already preloaded from the list of files to fetch with a lazy-loaded part. A list of just the part
 * itself is removed as well.
 */
function withoutPreloaded(_part: string, files: string[]): string[] {
  const missing = files.filter((file) => !isPreloaded(file))
  return missing.length > 1 ? missing : []
}

/** Fails the build if a module isn't in the chunk that it declares, because a chunk that is filled earlier imports it. */
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
 * React Router creates its components with function calls and sets their names for debuggers. Both keep components in the bundle that the
 * shop doesn't use (forms, fetchers, its framework's links), so this marks them as safe to remove.
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
        // Fonts for rare characters are small, but inlining them would enlarge every page's style sheet.
        assetsInlineLimit: 0,
        emptyOutDir: true,
        manifest: true,
        // The document preloads what the entry needs. The polyfill for old browsers would only add bytes.
        modulePreload: { polyfill: false, resolveDependencies: withoutPreloaded },
        rolldownOptions: {
          input: [...sheets, 'app/entry.client.tsx'],
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
  // React is bundled into the server too, always in its production build, whatever NODE_ENV says at run time: the development build takes
  // five times as long to render.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}))
