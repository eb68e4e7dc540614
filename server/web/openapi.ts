import type { OpenAPIHono } from '@hono/zod-openapi'
import { createHash } from 'node:crypto'
import { plainSecurityHeaders } from './plain-security-headers.ts'
import { type ApiDescription, renderApiDocsPage, API_DOCS_STYLE } from './docs-page.ts'

const API_INFO = {
  title: 'Decal shop',
  version: '1.0.0',
  description:
    'The shop as its own pages use it. Prices are decimal strings; ids are gid://shopify/…; errors are RFC 9457 problem details with a stable code.',
}

/** Serves the description of the API, as /api/openapi.json and as a page at /api/docs. */
export function describeApi(app: OpenAPIHono): void {
  let description: ApiDescription | undefined
  // The API's description is made on the first request, because all routes are registered by then.
  const describe = () =>
    (description ??= readablePaths(app.getOpenAPI31Document({ openapi: '3.1.0', info: API_INFO })))
  app.get('/api/openapi.json', (c) => c.json(describe()))
  app.get('/api/docs', (c) => {
    const styleHash = createHash('sha256').update(API_DOCS_STYLE).digest('base64')
    for (const [name, value] of Object.entries(plainSecurityHeaders)) c.header(name, value)
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
    )
    return c.html(renderApiDocsPage(describe()))
  })
}

/** Converts the router's `:id{.+}` to OpenAPI's `{id}`. */
function readablePaths(document: ApiDescription): ApiDescription {
  const paths = Object.entries(document.paths ?? {}).map(([path, item]): [string, typeof item] => [
    path.replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}'),
    item,
  ])
  return { ...document, paths: Object.fromEntries(paths) }
}
