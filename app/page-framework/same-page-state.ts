/**
 * Creates the history state for a link or choice that changes the content of the same page. The page doesn't scroll, and the element with
 * this id gets the focus.
 */
export const createSamePageState = (focusId: string): { focusId: string } => ({ focusId })

/** Returns the id that `createSamePageState` put into a history entry, or null. */
export function findFocusTarget(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('focusId' in state)) return null
  return typeof state.focusId === 'string' ? state.focusId : null
}
