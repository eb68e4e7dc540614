import { useEffect, useRef, useState } from 'react'
import type { Image } from '../../../../contract/image.ts'
import type { OwnImages } from './use-own-images.ts'
import { loadDesignSource, storeDesignSource, type StoredDesignSource } from './stored-source.ts'

/** The chosen design option and its details. */
export type ChosenDesignSource = StoredDesignSource & { withCredits: boolean; acceptCoarse: boolean }

const INITIAL_SOURCE: ChosenDesignSource = {
  option: 'self',
  uploadId: null,
  requirements: '',
  fileIds: [],
  withCredits: false,
  acceptCoarse: false,
}

export type DesignSourceState = ChosenDesignSource & {
  set: (change: Partial<ChosenDesignSource>) => void
  /** The uploaded file to print; null until the shop has returned it. */
  upload: Image | null
  files: readonly Image[]
}

/** Holds the state of the design options. It is stored in this browser, because paying for credits leaves the page. */
export function useDesignSource(images: Pick<OwnImages, 'find'>): DesignSourceState {
  const [source, setSource] = useState(INITIAL_SOURCE)
  const restored = useRef(false)
  useEffect(() => {
    const restore = () => {
      restored.current = true
      const kept = loadDesignSource()
      if (kept) setSource({ ...INITIAL_SOURCE, ...kept })
    }
    // The stored options are restored after the first render, which has to match the server's.
    const timer = setTimeout(restore)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (restored.current && source !== INITIAL_SOURCE) storeDesignSource(source)
  }, [source])
  return {
    ...source,
    set: (change) => setSource((before) => ({ ...before, ...change })),
    upload: source.uploadId === null ? null : images.find(source.uploadId),
    files: source.fileIds.flatMap((id) => images.find(id) ?? []),
  }
}
