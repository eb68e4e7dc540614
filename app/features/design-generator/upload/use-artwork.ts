import { useCallback, useEffect, useRef, useState } from 'react'
import type { Artwork } from '../../../../contract/artwork.ts'
import { pickUploadAward } from '../../../../domain/design-points/awards.ts'
import { trackEvent } from '../../../browser/analytics.ts'
import { replaceQueryParameters } from '../replace-query-parameters.ts'
import { findArtwork, deleteDesignItem } from '../../../browser/shop-calls/design-calls.ts'
import { getFileExtension, chooseStoredFileName } from './file-check.ts'
import { type ArtworkReadOptions, sendArtwork } from '../../../browser/shop-calls/send-artwork.ts'
import type { CallFailure } from '../../../browser/shop-calls/call-failure.ts'

/** The fraction of the file that has been sent. At 1, the shop is reading it. Null while nothing is in progress. */
export type ArtworkUploadProgress = { share: number } | null

/** Uploads a file that becomes a decal, and holds the result. `first` is the initial artwork. */
export function useArtwork(first: Artwork | null) {
  const [artwork, setArtwork] = useState(first)
  const [sending, setSending] = useState<ArtworkUploadProgress>(null)
  const [failed, setFailed] = useState<CallFailure | null>(null)
  const [stops, setStops] = useState(0)
  const underway = useRef<AbortController | null>(null)

  const send = async (file: File, designName: string, options: ArtworkReadOptions): Promise<boolean> => {
    // An upload that is still in progress is aborted, because the new one replaces it.
    underway.current?.abort()
    const stop = new AbortController()
    underway.current = stop
    setFailed(null)
    setSending({ share: 0 })
    const name = chooseStoredFileName(file, designName)
    const progress = (share: number) => underway.current === stop && setSending({ share })
    const result = await sendArtwork({ file, name, options, progress, signal: stop.signal })
    if (underway.current !== stop) return false
    underway.current = null
    setSending(null)
    if (!result.ok) setFailed(result)
    else {
      // The previous artwork is deleted, because the visitor hadn't saved it and it would only take up storage.
      if (artwork && !artwork.saved) void deleteDesignItem(artwork.links.self)
      setArtwork(result.value)
    }
    return result.ok
  }

  const restore = useCallback(async (id: string): Promise<void> => {
    const found = await findArtwork(id)
    if (found.ok) setArtwork(found.value)
    else setFailed(found)
  }, [])

  const shownId = artwork?.id ?? null
  useEffect(() => {
    if (shownId !== null) replaceQueryParameters({ artwork: shownId })
  }, [shownId])

  /** Cancels the upload. The previous artwork stays visible. */
  const cancel = () => {
    underway.current?.abort()
    underway.current = null
    setSending(null)
    setStops((count) => count + 1)
  }
  const forget = () => {
    cancel()
    setFailed(null)
    setArtwork(null)
    replaceQueryParameters({ artwork: null })
  }
  const markSaved = () => setArtwork((now) => now && { ...now, saved: true })
  return { artwork, sending, failed, send, restore, cancel, stops, forget, markSaved }
}

/** Reports the upload to other parts of the page and to analytics, as the specification requires. */
export function announceArtworkUploaded({ name, type, size }: File): void {
  const fileType = type || getFileExtension(name)
  trackEvent({ event: 'upload_design', file_type: fileType })
  const detail = { fileType, fileSize: size, points: pickUploadAward(Math.random) }
  window.dispatchEvent(new CustomEvent('design:uploaded', { detail }))
}
