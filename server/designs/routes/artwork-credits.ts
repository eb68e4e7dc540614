import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ArtworkCredits, artworkCreditsSchema } from '../../../contract/artwork-credits.ts'
import { drawnMotifFamilies } from '../../../decal/motifs/drawn/drawn-motifs.ts'
import { describeJsonResponse } from '../../web/responses.ts'

/** The file that names the authors and licences of the sample pictures. `npm run pictures` writes it together with the pictures. */
const CREDITS_FILE = path.resolve(import.meta.dirname, '../../../sample-shop/pictures/credits.json')

const route = createRoute({
  method: 'get',
  path: '/api/artwork-credits',
  summary: 'List motifs with their authors and licences',
  responses: { 200: describeJsonResponse('All motifs in use', artworkCreditsSchema) },
})

export function createArtworkCreditsRoute(): OpenAPIHono {
  let read: Promise<ArtworkCredits> | null = null
  const app = new OpenAPIHono()
  app.openapi(route, async (c) => c.json(await (read ??= readCredits()), 200))
  return app
}

const readCredits = async () =>
  artworkCreditsSchema.parse({
    credits: JSON.parse(await readFile(CREDITS_FILE, 'utf8')),
    drawn: Object.entries(drawnMotifFamilies).map(([family, names]) => ({ family, names })),
  })
