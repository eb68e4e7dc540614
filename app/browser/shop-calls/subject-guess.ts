import type { SubjectGuess } from '../../../contract/artwork.ts'
import { callApi } from '../call-api.ts'

const ADDRESS = '/api/subject-guess'

/** Whether the shop has a model that finds the subject of a photo. */
export async function isSubjectGuessOffered(signal: AbortSignal): Promise<boolean> {
  const answer = await callApi<SubjectGuess>({ method: 'GET', address: ADDRESS, signal })
  return answer.ok && answer.value.isOffered
}

/** Has the shop's model find the subject of a photo. Returns a picture, black where the subject is and white elsewhere; null if it fails. */
export async function requestSubjectMask(photo: Blob, signal: AbortSignal): Promise<Blob | null> {
  const form = new FormData()
  form.set('file', photo, 'photo.jpg')
  try {
    const response = await fetch(ADDRESS, { method: 'POST', body: form, credentials: 'include', signal })
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}
