import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The application (API and pages) is one bundle, so that loaders and REST share their modules.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
