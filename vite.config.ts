import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups, findChunk, isPreloaded } from './scripts/client-chunks.ts'

/** The style sheets that documents contain themselves (server/web/pages/renderer.ts). */
const sheets = ['fonts/fonts', 'styles/home', 'styles/shopping', 'styles/whole'].map(
  (name) => `app/${name}.css`,
)

/**
 * Returns the files to preload with a lazily loaded part of the application. Leaves out files that the document has preloaded, and a list
 * that contains only the part itself.
 */
function withoutPreloaded(_part: string, files: string[]): string[] {
  const missing = files.filter((file) => !isPreloaded(file))
  return missing.length > 1 ? missing : []
}

/** Fails the build if a module isn't in the chunk that it declares. That happens if an earlier chunk, by fill order, imports the module. */
const checkDeclaredChunks: Plugin = {
  name: 'check-declared-chunks',
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      for (const id of file.moduleIds) {
        const declared = findChunk(id)
        if (declared !== null && declared !== file.name)
          this.error(`${id} declares the chunk ${declared}, but is in ${file.name}.`)
      }
    }
  },
}

/**
 * Marks the parts of React Router that the shop doesn't use (forms, fetchers, its framework's links) as safe to remove. React Router
 * creates these parts by function calls and sets their names for debuggers, so the bundler would otherwise keep them.
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
        // Fonts for rare characters are small files. They aren't inlined, because every page's style sheet would then contain them.
        assetsInlineLimit: 0,
        emptyOutDir: true,
        manifest: true,
        // Documents preload what the entry needs. The polyfill for old browsers would only add bytes.
        modulePreload: { polyfill: false, resolveDependencies: withoutPreloaded },
        rolldownOptions: {
          input: [...sheets, 'app/entry.client.tsx'],
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
  // The server's bundle contains React in its production build, whatever NODE_ENV is when it runs. The development build takes five times
  // as long to render.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}))
