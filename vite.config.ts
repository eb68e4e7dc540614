import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** What documents bring in themselves; see server/pages/renderer.ts. */
const sheets = ['fonts/fonts', 'styles/home', 'styles/shopping', 'styles/whole'].map(
  (name) => `app/${name}.css`,
)

/**
 * Few files: what every page stands on in one, the cart in one, each page in its own. Left alone the bundler makes a file
 * of every part that two pages share: thirty on a first visit, each with headers and worse compressed.
 */
const chunks = [
  // First, since a group takes along whatever its modules import: React must not move in with the cart.
  {
    name: 'every-page',
    priority: 2,
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|app[\\/](?:ui[\\/](?!scenes|breadcrumb|confirm-dialog|fault-summary|field|notice|page-notice|progress-bar|quantity-stepper|select|swatches|text-area|upload-mark|upload-progress|written-words)|layout[\\/](?!breakpoint-indicator|cart-drawer|toaster|tooltip|use-tooltip|suggestions)|browser[\\/](?!shop-calls|fault-title|design-events|kept-promises|load\.|cart[\\/](?!use-cart|stored-cart-id))|features[\\/]catalogue[\\/]product-)/,
  },
  // Parts that home does without.
  {
    name: 'page-parts',
    priority: 1,
    test: /app[\\/](?:ui[\\/](?:breadcrumb|confirm-dialog|fault-summary|field|notice|page-notice|progress-bar|quantity-stepper|select|swatches|text-area|upload-mark|upload-progress|written-words)|browser[\\/](?:load\.|fault-title|shop-calls[\\/](?:ask-shop|call-failure)|cart[\\/]event-item)|features[\\/](?:call-to-action[\\/]|contact[\\/]contact-form|content[\\/](?:faq-accordion|prose))|routes[\\/]late-proof)|content[\\/]contact|domain[\\/]catalogue[\\/]variant-title/,
  },
  // What all landing pages are made of, without the parts that one of them has alone.
  {
    name: 'landing',
    priority: 1,
    test: /app[\\/](?:routes[\\/]landing[\\/](?:landing-(?:data|part|resources)|widgets)|features[\\/]landing[\\/](?:landing-link|hero|sections|calculator[\\/](?!artwork-chooser)))|content[\\/]landing[\\/]calculator-words|domain[\\/](?:calculators[\\/]fields|lettering[\\/]boat-fields)/,
  },
  {
    name: 'newsletter',
    priority: 1,
    test: /app[\\/]features[\\/]newsletter[\\/]newsletter-(?:form|section|words)/,
  },
  // What the page without a network shows of the cart, which home fetches for later: not the cart with it.
  {
    name: 'cart-copy',
    priority: 2,
    test: /app[\\/]browser[\\/]cart[\\/]cart-copy|domain[\\/]cart[\\/](?:cart-item|totals)|node_modules[\\/]zod[\\/]/,
  },
  {
    name: 'cart',
    priority: 1,
    test: /app[\\/](?:browser[\\/]cart[\\/](?!cart-copy|event-item)|layout[\\/]cart-drawer)[\\/]/,
  },
]

/** What is fetched together with a part: not what every page stands on already, nor a list of nothing but the part itself. */
function withoutWhatIsThere(_part: string, files: string[]): string[] {
  const missing = files.filter((file) => !/every-page|rolldown-runtime/.test(file))
  return missing.length > 1 ? missing : []
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
  plugins: [tailwindcss(), react(), leavableRouterParts],
  publicDir: isSsrBuild ? false : 'app/public',
  build: isSsrBuild
    ? { outDir: 'build/server', emptyOutDir: true, target: 'node24' }
    : {
        outDir: 'build/client',
        // Fonts for rare signs are small, and no reason to grow the styles of every page.
        assetsInlineLimit: 0,
        emptyOutDir: true,
        manifest: true,
        // The document preloads what the entry needs; a polyfill for old browsers would only cost bytes.
        modulePreload: { polyfill: false, resolveDependencies: withoutWhatIsThere },
        rolldownOptions: {
          input: [...sheets, 'app/entry.client.tsx'],
          output: { codeSplitting: { groups: chunks } },
        },
      },
  // React goes into the server's bundle as well, in its production build whatever NODE_ENV says at run time:
  // the one for development takes five times as long to render.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}))
