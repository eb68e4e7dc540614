import { useEffect, useRef } from 'react'

/** Calls the callback on the `/` key, except while the visitor types or a dialog is open. */
export function useSlashShortcut(onSlash: () => void): void {
  const latest = useRef(onSlash)
  useEffect(() => {
    latest.current = onSlash
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey) return
      const { target } = event
      if (!(target instanceof Element) || target.closest('input, textarea, select, [contenteditable]')) return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
