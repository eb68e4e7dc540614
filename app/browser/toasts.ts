export type Toast = {
  id: number
  title: string
  text?: string
  /** The look of the toast; `destructive` means that something went wrong. */
  style: 'plain' | 'destructive'
  /** An action that is offered while the toast is visible. */
  action?: { label: string; run: () => void }
}

/** Only one toast is visible: a new one replaces the previous one (specification, section 9). */
let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1
  set({ ...toast, id: lastId })
}

/** Dismisses the toast with this id. A newer toast stays. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(null)
}

export const getCurrentToast = (): Toast | null => current

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(toast: Toast | null): void {
  current = toast
  for (const listener of listeners) listener()
}
