import type { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import { pictureViews } from '../../engine/jobs.ts'
import { describeProblemResponse } from '../../web/responses.ts'

const id = z.string()
const asked = {
  view: z.enum(pictureViews).optional(),
  widthMm: z.number().optional(),
  cut: z.enum(['kiss', 'through']).optional(),
}

const fileQuery = {
  variant: z.number().optional(),
  marks: z.literal('yes').optional().describe('For the operator: registration marks around the decal'),
  white: z
    .number()
    .optional()
    .describe('For the operator, in PDF and EPS: white ink below the print, choked by this many mm'),
}

const FILES = {
  svg: ['image/svg+xml', 'layers Artwork and CutContour or PerfCutContour, in mm'],
  pdf: [
    'application/pdf',
    'CMYK, the cut line as the spot colour CutContour, or PerfCutContour for a through cut',
  ],
  dxf: ['image/vnd.dxf', 'the cut line in mm, on a layer of that name'],
  eps: ['application/postscript', 'as the PDF'],
} as const

const binary = z.string().meta({ format: 'binary' })

/**
 * Adds the pictures and files of designs or artwork to the OpenAPI description, with a path for each format. The router can't add them,
 * because it has a single route for all formats.
 */
export function describeFiles(api: OpenAPIHono, of: 'designs' | 'artwork'): void {
  api.openAPIRegistry.registerPath({
    method: 'get',
    path: `/api/${of}/{id}.png`,
    summary: 'A picture for its owner or the operator; view=proof draws cut line, bleed and safe line',
    request: { params: z.object({ id }), query: z.object(asked) },
    responses: {
      200: { description: 'The picture', content: { 'image/png': { schema: binary } } },
      404: describeProblemResponse('Unknown, or another visitor’s'),
    },
  })
  for (const [format, [type, holds]] of Object.entries(FILES)) {
    api.openAPIRegistry.registerPath({
      method: 'get',
      path: `/api/${of}/{id}.${format}`,
      summary: `Get a production file, as its buyer or the operator: ${holds}`,
      request: { params: z.object({ id }), query: z.object(fileQuery) },
      responses: {
        200: { description: 'The file', content: { [type]: { schema: binary } } },
        403: describeProblemResponse('Not bought (not-bought)'),
        404: describeProblemResponse('Unknown, or another visitor’s'),
      },
    })
  }
}
