/** An immutable undo history. Every operation returns a new history. */
export type EditHistory<T> = {
  past: readonly T[]
  present: T
  future: readonly T[]
  /**
   * A key that names what the last change affected, such as the text of one item. Consecutive changes with the same key are undone in one
   * step.
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
 * Adds a state to the history. `about` is a key that names what the change affects. Consecutive changes with the same key form one undo
 * step, for example while a slider is dragged or a text is typed. If `about` is null, the change is an undo step of its own.
 */
export function addState<T>(history: EditHistory<T>, next: T, about: string | null): EditHistory<T> {
  if (next === history.present) return history
  const isSameStep = about !== null && about === history.about && history.past.length > 0
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-MAX_UNDO_STEPS)
  return { past, present: next, future: [], about }
}

/** Undoes one step. Returns the same history if there is nothing to undo. */
export function undo<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, present, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), present: before, future: [present, ...future], about: null }
}

/** Redoes one step. Returns the same history if there is nothing to redo. */
export function redo<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, present, future } = history
  const [after, ...rest] = future
  if (after === undefined) return history
  return { past: [...past, present], present: after, future: rest, about: null }
}
