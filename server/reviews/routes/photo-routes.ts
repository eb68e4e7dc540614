import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { isOperator } from '../../operator.ts'
import { findReviewStateOfPhoto } from '../find-review-state-of-photo.ts'
import { readPhoto } from '../photo-files.ts'

type PhotoDeps = Pick<Deps, 'db' | 'env' | 'now' | 'store' | 'visitorSecret'>

/**
 * Serves the photos of reviews. Everyone may see the photo of a published review; only operators may see the photos of all other reviews.
 * When a review is hidden, its photo disappears from all caches within an hour.
 */
export function createReviewPhotoRoutes(deps: PhotoDeps): Hono {
  const app = new Hono()
  app.get('/review-photos/:name{[0-9A-Za-z]{22}(?:-small)?\\.webp}', async (c) => {
    const file = c.req.param('name')
    const name = file.slice(0, 22)
    const state = await findReviewStateOfPhoto(deps.db, name)
    const isPublic = state === 'published'
    if (state === null || !(isPublic || (await isOperator(c, deps)))) return c.text('Not found', 404)
    const photo = await readPhoto(deps, name, file.includes('-small') ? 'small' : 'large')
    if (!photo) return c.text('Not found', 404)
    return new Response(photo, {
      headers: {
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': isPublic ? 'public, max-age=3600' : 'private, no-store',
      },
    })
  })
  return app
}
