// @chunk page-parts
import type { Image } from '../../../contract/image.ts'
import { callApi } from '../call-api.ts'

/** Returns the URL of one of the visitor's own images. */
export const buildOwnImageUrl = (id: string): string => `/api/images/${encodeURIComponent(id)}`

/** Fetches the visitor's own images, newest first; null if they couldn't be loaded. */
export async function listOwnImages(): Promise<Image[] | null> {
  const answer = await callApi<Image[]>({ method: 'GET', address: '/api/images' })
  return answer.ok ? answer.value : null
}
