import type { Image } from '../../../../contract/image.ts'
import { callApi } from '../../../browser/call-api.ts'

/** Returns the URL of one of the visitor's own images. */
export const buildPictureAddress = (id: string): string => `/api/images/${encodeURIComponent(id)}`

/** Fetches the visitor's own images, newest first; null if the shop doesn't respond. */
export async function listImages(): Promise<readonly Image[] | null> {
  const answer = await callApi<Image[]>({ method: 'GET', address: '/api/images' })
  return answer.ok ? answer.value : null
}
