import { useEffect, useState } from 'react'
import type { Suggestions } from '../../../contract/search.ts'
import { callApi } from '../../browser/call-api.ts'
import { listOptionGroups, type OptionGroup } from './list-options.ts'

/** Milliseconds after the last keystroke before suggestions load. */
const DEBOUNCE_MS = 150
const MIN_LETTERS = 2
const MAX_KEPT = 50

const kept = new Map<string, readonly OptionGroup[]>()
const NO_GROUPS: readonly OptionGroup[] = []

/**
 * Loads suggestions for the text in the field. Earlier suggestions stay visible until the new ones have loaded. `asked` is false if the
 * text is too short.
 */
export function useSuggestions(text: string): { asked: boolean; groups: readonly OptionGroup[] } {
  const [latest, setLatest] = useState<readonly OptionGroup[] | null>(null)
  const typed = text.trim()
  const enough = typed.length >= MIN_LETTERS
  useEffect(() => {
    if (!enough || kept.has(typed)) return
    const stop = new AbortController()
    const ask = async () => {
      const address = `/api/search/suggestions?${new URLSearchParams({ q: typed })}`
      const answer = await callApi<Suggestions>({ method: 'GET', address, signal: stop.signal })
      // A failed request has no message, because the search form works without suggestions.
      if (!answer.ok || stop.signal.aborted) return
      if (kept.size >= MAX_KEPT) kept.clear()
      const groups = listOptionGroups(typed, answer.value)
      kept.set(typed, groups)
      setLatest(groups)
    }
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed, enough])
  const groups = enough ? (kept.get(typed) ?? latest) : null
  return { asked: groups !== null, groups: groups ?? NO_GROUPS }
}
