/** An immutable undo history. Every operation returns a new history. */
export type EditHistory<T> = {
  past: readonly T[]
  present: T
  future: readonly T[]
  /**
   * Identifies what the last change was about, such as an item's text. Further changes with the same value belong to the same undo step.
   */
  about: string | null
}

/** The maximum number of undo steps. */
export const MAX_UNDO_STEPS = 100

export const startHistory = <T>(present: T): EditHistory<T> => ({
  past: [],
  present,
  future: [],
  about: null,
})

/**
 * Adds a state. Consecutive changes with the same `about` (dragging a slider, typing a text) form one undo step; with null, each change is
 * a step of its own.
 */
export function addState<T>(history: EditHistory<T>, next: T, about: string | null): EditHistory<T> {
  if (next === history.present) return history
  const isSameStep = about !== null && about === history.about && history.past.length > 0
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-MAX_UNDO_STEPS)
  return { past, present: next, future: [], about }
}

/** Returns the history after one step of undo, or the same history if there is nothing to undo. */
export function undo<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, present, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), present: before, future: [present, ...future], about: null }
}

/** Returns the history after one step of redo, or the same history if there is nothing to redo. */
export function redo<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, present, future } = history
  const [after, ...rest] = future
  if (after === undefined) return history
  return { past: [...past, present], present: after, future: rest, about: null }
}
