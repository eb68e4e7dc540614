import { useCallback, useEffect, useRef, useState } from 'react'
import { myDesigns } from '../../../content/my-designs.ts'
import { showToast } from '../../browser/toasts.ts'
import type { WalletItem } from './wallet.ts'
import { keep, letGo, listWallet, throwAway } from './wallet-calls.ts'

type Wallet = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; items: readonly WalletItem[] }

/** How long a deletion can be undone, in ms; leaving the page ends it. */
const UNDO_FOR = 20_000

const { toasts } = myDesigns

/** What the visitor has saved. What is deleted leaves an empty place for a while, from which it can be brought back. */
export function useWallet() {
  const [wallet, setWallet] = useState<Wallet>({ state: 'loading' })
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
    (id: string) => {
      setWallet((now) =>
        now.state === 'ready' ? { ...now, items: now.items.filter((item) => item.id !== id) } : now,
      )
      mark(id, false)
    },
    [mark],
  )
  const farewells = useFarewells(forget)

  useEffect(() => {
    let wanted = true
    const load = async () => {
      const loaded = await loadWallet()
      if (wanted) setWallet(loaded)
    }
    void load()
    return () => {
      wanted = false
    }
  }, [])

  const remove = async (item: WalletItem): Promise<void> => {
    // Undo is offered only once there is something to undo.
    if (!(await letGo(item))) return showToast({ ...toasts.notRemoved, style: 'destructive' })
    mark(item.id, true)
    farewells.begin(item)
  }
  const undo = async (item: WalletItem): Promise<void> => {
    farewells.stop(item)
    if (!(await keep(item))) {
      farewells.begin(item)
      return showToast({ ...toasts.notKept, style: 'destructive' })
    }
    mark(item.id, false)
    showToast({ title: toasts.keptAgain, text: item.title, style: 'plain' })
  }
  const retry = async (): Promise<void> => {
    setWallet({ state: 'loading' })
    setWallet(await loadWallet())
  }
  return { wallet, removed, remove, undo, retry }
}

async function loadWallet(): Promise<Wallet> {
  const items = await listWallet()
  return items ? { state: 'ready', items } : { state: 'failed' }
}

type Farewell = { item: WalletItem; timer: ReturnType<typeof setTimeout> }

/** Deletes for good what nobody brought back in time, or when the page is left. */
function useFarewells(onGone: (id: string) => void) {
  const waiting = useRef(new Map<string, Farewell>())
  const [farewells] = useState(() => {
    const stop = ({ id }: WalletItem) => {
      clearTimeout(waiting.current.get(id)?.timer)
      waiting.current.delete(id)
    }
    const end = (item: WalletItem) => {
      stop(item)
      // If this fails, the shop's own sweep deletes it in time.
      void throwAway(item)
      onGone(item.id)
    }
    const begin = (item: WalletItem) => {
      waiting.current.set(item.id, { item, timer: setTimeout(() => end(item), UNDO_FOR) })
    }
    const endAll = () => {
      for (const { item } of waiting.current.values()) end(item)
    }
    return { begin, stop, endAll }
  })
  useEffect(() => {
    window.addEventListener('pagehide', farewells.endAll)
    return () => {
      window.removeEventListener('pagehide', farewells.endAll)
      farewells.endAll()
    }
  }, [farewells])
  return farewells
}
