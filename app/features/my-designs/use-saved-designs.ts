import { useCallback, useEffect, useRef, useState } from 'react'
import { myDesignsCopy } from '../../../content/my-designs.ts'
import {
  saveDesignItem,
  unsaveDesignItem,
  listSavedItems,
  deleteDesignItem,
} from '../../browser/shop-calls/design-calls.ts'
import { showToast } from '../../browser/toasts.ts'
import { type SavedItem, mergeSavedItems } from './saved-items.ts'

type LoadedDesigns =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; items: readonly SavedItem[] }

const { toasts } = myDesignsCopy

/**
 * Holds the visitor's saved designs. A deleted design is replaced by a placeholder with an Undo button, until the visitor leaves the page.
 */
export function useSavedDesigns() {
  const [loaded, setLoaded] = useLoadedDesigns()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const mark = useCallback((id: string, isRemoved: boolean) => {
    setRemoved((before) => {
      const after = new Set(before)
      if (isRemoved) after.add(id)
      else after.delete(id)
      return after
    })
  }, [])
  const forget = useCallback(
    (gone: readonly SavedItem[]) => {
      setLoaded((now) =>
        now.state === 'ready' ? { ...now, items: now.items.filter((item) => !gone.includes(item)) } : now,
      )
    },
    [setLoaded],
  )
  const farewells = useFarewells(forget)

  const remove = async (item: SavedItem): Promise<void> => {
    // Undo is offered only after the deletion has succeeded.
    if (!(await unsaveDesignItem(item.self)).ok)
      return showToast({ ...toasts.notRemoved, style: 'destructive' })
    mark(item.id, true)
    farewells.current.add(item)
  }
  const undo = async (item: SavedItem): Promise<void> => {
    farewells.current.delete(item)
    if (!(await saveDesignItem(item.self)).ok) {
      farewells.current.add(item)
      return showToast({ ...toasts.notKept, style: 'destructive' })
    }
    mark(item.id, false)
    showToast({ title: toasts.keptAgain, text: item.title, style: 'plain' })
  }
  const retry = async (): Promise<void> => {
    setLoaded({ state: 'loading' })
    setLoaded(await loadSavedDesigns())
  }
  return { loaded, removed, remove, undo, retry }
}

function useLoadedDesigns() {
  const state = useState<LoadedDesigns>({ state: 'loading' })
  const [, setLoaded] = state
  useEffect(() => {
    let wanted = true
    const load = async () => {
      const designs = await loadSavedDesigns()
      if (wanted) setLoaded(designs)
    }
    void load()
    return () => {
      wanted = false
    }
  }, [setLoaded])
  return state
}

async function loadSavedDesigns(): Promise<LoadedDesigns> {
  const saved = await listSavedItems()
  if (!saved.ok) return { state: 'failed' }
  return { state: 'ready', items: mergeSavedItems(saved.value.designs, saved.value.artwork) }
}

/**
 * When the visitor leaves the page, permanently deletes the designs that weren't restored. If that fails, the shop's cleanup deletes the
 * designs later.
 */
function useFarewells(onGone: (gone: readonly SavedItem[]) => void) {
  const waiting = useRef(new Set<SavedItem>())
  useEffect(() => {
    const items = waiting.current
    const end = () => {
      for (const item of items) void deleteDesignItem(item.self)
      onGone([...items])
      items.clear()
    }
    window.addEventListener('pagehide', end)
    return () => {
      window.removeEventListener('pagehide', end)
      end()
    }
  }, [onGone])
  return waiting
}
