import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { openBuiltRenderer, openLiveRenderer, type PageRenderer } from './web/pages/renderer.ts'

export type OpenRenderer = PageRenderer & {
  /** Vite's request handler, which serves the application's modules in development; null in production. */
  middleware: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null
  buildFolder: string
  close: () => Promise<void>
}

/** Opens the built application. With `live`, opens Vite instead, which rebuilds changed modules while it runs. */
export async function openRenderer(root: string, live: boolean): Promise<OpenRenderer> {
  const buildFolder = path.join(root, 'build')
  if (!live) {
    const built = await openBuiltRenderer(buildFolder)
    return { ...built, middleware: null, buildFolder, close: async () => undefined }
  }
  const { createServer } = await import('vite')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } })
  return {
    ...(await openLiveRenderer(vite)),
    middleware: vite.middlewares,
    buildFolder,
    close: () => vite.close(),
  }
}
