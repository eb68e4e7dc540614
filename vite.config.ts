import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), react()],
  publicDir: isSsrBuild ? false : 'app/public',
  build: isSsrBuild
    ? { outDir: 'build/server', emptyOutDir: true, target: 'node24' }
    : {
        outDir: 'build/client',
        emptyOutDir: true,
        manifest: true,
        // The document preloads what the entry needs; a polyfill for old browsers would only cost bytes.
        modulePreload: { polyfill: false },
        rollupOptions: { input: 'app/entry.client.tsx' },
      },
  // React goes into the server's bundle as well, in its production build whatever NODE_ENV says at run time:
  // the one for development takes five times as long to render.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}))
