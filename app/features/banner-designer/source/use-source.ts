import { useEffect, useRef, useState } from 'react'
import type { Image } from '../../../../contract/image.ts'
import type { Images } from './use-images.ts'
import { recallSource, rememberSource, type StoredSource } from './stored-source.ts'

/** The chosen design option and its details. */
export type Source = StoredSource & { withCredits: boolean; acceptCoarse: boolean }

const FIRST: Source = {
  option: 'self',
  uploadId: null,
  requirements: '',
  fileIds: [],
  withCredits: false,
  acceptCoarse: false,
}

export type SourceState = Source & {
  set: (change: Partial<Source>) => void
  /** The uploaded file to print; null until its data has loaded. */
  upload: Image | null
  files: readonly Image[]
}

/** Holds the state of the design options. It is stored in this browser, because paying for credits leaves the page. */
export function useSource(images: Pick<Images, 'find'>): SourceState {
  const [source, setSource] = useState(FIRST)
  const restored = useRef(false)
  useEffect(() => {
    const restore = () => {
      restored.current = true
      const kept = recallSource()
      if (kept) setSource({ ...FIRST, ...kept })
    }
    // The first render has to match the server's, so the stored options are restored right after it.
    const timer = setTimeout(restore)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (restored.current && source !== FIRST) rememberSource(source)
  }, [source])
  return {
    ...source,
    set: (change) => setSource((before) => ({ ...before, ...change })),
    upload: source.uploadId === null ? null : images.find(source.uploadId),
    files: source.fileIds.flatMap((id) => images.find(id) ?? []),
  }
}
