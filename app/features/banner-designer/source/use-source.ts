import { useEffect, useRef, useState } from 'react'
import type { Image } from '../../../../contract/image.ts'
import type { Images } from './use-images.ts'
import { recallSource, rememberSource, type StoredSource } from './stored-source.ts'

/** The chosen design option with its details. */
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
  /** The file to print, once it is known. */
  upload: Image | null
  files: readonly Image[]
}

/** The state of the design options; stored in this browser, as paying for credits leaves the page. */
export function useSource(images: Pick<Images, 'find'>): SourceState {
  const [source, setSource] = useState(FIRST)
  const restored = useRef(false)
  useEffect(() => {
    const restore = () => {
      restored.current = true
      const kept = recallSource()
      if (kept) setSource({ ...FIRST, ...kept })
    }
    // The first render matches the server's; what only this browser knows is restored right after.
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
