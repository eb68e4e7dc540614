import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'

export type ApiDescription = ReturnType<OpenAPIHono['getOpenAPI31Document']>

export const API_DOCS_STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d2733}
h2{margin-top:2.5rem;font-size:1.1rem}code,pre{font-family:ui-monospace,monospace;font-size:.9em}
pre{background:#f3f5f7;padding:1rem;overflow:auto;max-height:24rem}table{border-collapse:collapse}
td,th{text-align:left;padding:.25rem 1rem .25rem 0;vertical-align:top}`

// The fields of an operation that the page shows. The OpenAPI document has more.
const operationSchema = z.object({
  summary: z.string().default(''),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        description: z.string().optional(),
        schema: z.unknown().optional(),
      }),
    )
    .default([]),
  requestBody: z.unknown().optional(),
  responses: z
    .record(z.string(), z.object({ description: z.string(), content: z.unknown().optional() }))
    .default({}),
})
type Operation = z.infer<typeof operationSchema>

/** Renders the OpenAPI document as an HTML page that works without scripts. */
export function renderApiDocsPage(document: ApiDescription): string {
  const sections = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, raw]) => {
      const operation = operationSchema.safeParse(raw)
      return operation.success ? [section(method, path, operation.data)] : []
    }),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(document.info.title)} API</title>
<meta name="viewport" content="width=device-width"><style>${API_DOCS_STYLE}</style></head><body><main>
<h1>${escape(document.info.title)} API</h1><p>${escape(document.info.description ?? '')}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>${sections.join('')}</main></body></html>`
}

function section(method: string, path: string, operation: Operation): string {
  const parameters = operation.parameters.map(
    ({ name, in: place, required, description, schema }) =>
      `<tr><td><code>${escape(name)}</code></td><td>${escape(place)}${required ? ', required' : ''}</td>
<td>${escape(description ?? '')} <code>${escape(JSON.stringify(schema ?? {}))}</code></td></tr>`,
  )
  const answers = Object.entries(operation.responses).map(
    ([status, { description, content }]) =>
      `<details><summary>${escape(status)} ${escape(description)}</summary>${content === undefined ? '' : json(content)}</details>`,
  )
  const body =
    operation.requestBody === undefined
      ? ''
      : `<details><summary>Body</summary>${json(operation.requestBody)}</details>`
  return `<section><h2><code>${method.toUpperCase()} ${escape(path)}</code></h2><p>${escape(operation.summary)}</p>
${parameters.length > 0 ? `<table><tbody>${parameters.join('')}</tbody></table>` : ''}${body}${answers.join('')}</section>`
}

function json(value: unknown): string {
  return `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
