import { useEffect } from 'react'
import type { BannerState } from '../use-banner.ts'

/** Undoes on Ctrl+Z and redoes on Shift+Ctrl+Z (or Ctrl+Y), anywhere on the page except in fields, which have their own undo. */
export function useUndoKeys({ undo, redo }: Pick<BannerState, 'undo' | 'redo'>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      const step = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : undefined
      if (step === undefined) return
      event.preventDefault()
      step?.()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [undo, redo])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ['text', 'number', 'search', 'email'].includes(target.type))
