/** What can be undone and redone. Nothing in it is changed in place. */
export type EditHistory<T> = {
  past: readonly T[]
  present: T
  future: readonly T[]
  /** What the last change was about: further ones about the same are one step. */
  about: string | null
}

/** Steps that are kept. */
export const MOST_STEPS = 100

export const startHistory = <T>(present: T): EditHistory<T> => ({
  past: [],
  present,
  future: [],
  about: null,
})

/**
 * Goes on to the next state. Changes one after the other with the same `about` (a slider that is dragged, a text that is typed) are one
 * step back; null is always a step of its own.
 */
export function change<T>(history: EditHistory<T>, next: T, about: string | null): EditHistory<T> {
  if (next === history.present) return history
  const isSameStep = about !== null && about === history.about && history.past.length > 0
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-MOST_STEPS)
  return { past, present: next, future: [], about }
}

/** One step back; the same where there is none. */
export function undo<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, present, future } = history
  const before = past.at(-1)
  if (before === undefined) return history
  return { past: past.slice(0, -1), present: before, future: [present, ...future], about: null }
}

/** One step forth again; the same where there is none. */
export function redo<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, present, future } = history
  const [after, ...rest] = future
  if (after === undefined) return history
  return { past: [...past, present], present: after, future: rest, about: null }
}
