import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups, findChunk, isPreloaded } from './scripts/client-chunks.ts'

/** The style sheets that the server inserts into documents (server/web/pages/renderer.ts). */
const sheets = ['fonts/fonts', 'styles/home', 'styles/shopping', 'styles/whole'].map(
  (name) => `app/${name}.css`,
)

/**
 * Returns the files to preload together with a part of the application that is loaded later. Files that every page preloads are left out.
 * If only the part's own file remains, the list is empty.
 */
function withoutPreloaded(_part: string, files: string[]): string[] {
  const missing = files.filter((file) => !isPreloaded(file))
  return missing.length > 1 ? missing : []
}

/**
 * Stops the build if a module isn't in the chunk that its first line names. This happens if a chunk that is filled earlier imports the
 * module.
 */
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
 * Lets the bundler remove the parts of React Router that the shop doesn't use: forms, fetchers and links of its framework. By itself, the
 * bundler would keep these parts, because they are created by function calls and get a name for debuggers.
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
        // No file is inlined in a style sheet. If files were inlined, the small font files for rare characters would be part of every
        // page's style sheet.
        assetsInlineLimit: 0,
        emptyOutDir: true,
        manifest: true,
        // Documents already preload the files that the entry needs. Vite's polyfill for browsers without modulepreload would only add bytes.
        modulePreload: { polyfill: false, resolveDependencies: withoutPreloaded },
        rolldownOptions: {
          input: [...sheets, 'app/entry.client.tsx'],
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
  // The server's bundle contains the production build of React, whatever NODE_ENV is when it runs. With the development build, rendering
  // takes five times as long.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}))
