/** State for a link or choice that shows the same page with other contents: which element takes the focus. Nothing scrolls. */
export const stayHere = (focusId: string): { focusId: string } => ({ focusId })

/** The id that `stayHere` put into a history entry, or null. */
export function focusWanted(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('focusId' in state)) return null
  return typeof state.focusId === 'string' ? state.focusId : null
}
