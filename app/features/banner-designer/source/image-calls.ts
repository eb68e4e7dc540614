import type { Image } from '../../../../contract/image.ts'
import { callShop } from '../../../browser/call-shop.ts'

/** Where a picture of a visitor's own image is. */
export const pictureAddress = (id: string): string => `/api/images/${encodeURIComponent(id)}`

/** The visitor's own images, the newest first; null where the shop does not answer. */
export async function listImages(): Promise<readonly Image[] | null> {
  const answer = await callShop<Image[]>({ method: 'GET', address: '/api/images' })
  return answer.ok ? answer.value : null
}
