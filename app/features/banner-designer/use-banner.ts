import { useCallback, useEffect, useRef, useState } from 'react'
import { createEmptyBanner } from '../../../content/empty-banner.ts'
import type { BannerDesign, BannerItem } from '../../../domain/banner/banner-design.ts'
import { addState, redo, startHistory, undo } from '../../../domain/banner/edit-history.ts'
import { changeItem } from '../../../domain/banner/edit-items.ts'
import { parseStoredBanner } from '../../../domain/banner/edit-stored.ts'

export type BannerEditor = (next: (design: BannerDesign) => BannerDesign, about?: string) => void

export type BannerState = {
  design: BannerDesign
  chosenId: string | null
  choose: (id: string | null) => void
  /** Changes the design. Consecutive changes with the same `about` value are one undo step. */
  edit: BannerEditor
  change: (item: BannerItem, about?: string) => void
  undo: (() => void) | null
  redo: (() => void) | null
}

/** Holds the design and its undo history; stores the design in this browser after each change. */
export function useBanner(): BannerState {
  const [history, setHistory] = useState(() => startHistory(createEmptyBanner()))
  const [chosenId, choose] = useState<string | null>('text-1')
  const restored = useRef(false)
  useEffect(() => {
    const restore = () => {
      const kept = loadStoredBanner()
      restored.current = true
      if (!kept) return
      setHistory(startHistory(kept))
      choose(kept.items[0]?.id ?? null)
    }
    // The stored design is restored after the first render, which has to match the server's.
    const timer = setTimeout(restore)
    return () => clearTimeout(timer)
  }, [])
  const { present: design } = history
  const isUntouched = history.past.length === 0 && history.future.length === 0
  useEffect(() => {
    if (restored.current && !isUntouched) storeBanner(design)
  }, [design, isUntouched])
  const edit: BannerEditor = useCallback(
    (next, about) => setHistory((before) => addState(before, next(before.present), about ?? null)),
    [],
  )
  return {
    design,
    chosenId: design.items.some(({ id }) => id === chosenId) ? chosenId : null,
    choose,
    edit,
    change: (item, about) => edit((before) => changeItem(before, item), about && `${about} ${item.id}`),
    undo: history.past.length > 0 ? () => setHistory(undo) : null,
    redo: history.future.length > 0 ? () => setHistory(redo) : null,
  }
}

const KEY = 'bannerDesign'

/** Reads the stored design; null if there is none, or it is no longer valid. */
function loadStoredBanner(): BannerDesign | null {
  try {
    return parseStoredBanner(JSON.parse(window.localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

function storeBanner(design: BannerDesign): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(design))
  } catch {
    // Storage is full or forbidden, so the design is lost when the page closes.
  }
}
