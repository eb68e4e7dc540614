import { useState } from 'react'
import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import type { Image } from '../../../../contract/image.ts'
import { buildImageForm, sendImage } from '../../../browser/shop-calls/send-image.ts'

const { sending: words } = bannerDesignerCopy

export type BannerUpload = {
  /** The share of the file sent so far; null if no file is being sent. */
  share: number | null
  error: string | null
  /** The shop's note about the last uploaded file; null if there is none. */
  note: string | null
  send: (file: File) => void
}

/**
 * Uploads a file to the visitor's gallery, or for printing. `check` finds a problem before the upload; `onSent` receives the stored file.
 */
export function useBannerUpload(
  use: 'gallery' | 'banner',
  onSent: (image: Image) => void,
  check: (file: File) => string | null = () => null,
): BannerUpload {
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const send = async (file: File) => {
    const problem = check(file)
    setError(problem)
    setNote(null)
    if (problem !== null) return
    setShare(0)
    const sent = await sendImage({ ...buildImageForm(file, use), progress: setShare })
    setShare(null)
    if (sent.ok) {
      setNote(sent.image.note ?? null)
      onSent(sent.image)
    } else setError(sent.message === null ? words.offline : sent.message || words.failed)
  }
  return { share, error, note, send: (file) => void send(file) }
}
