/** For a link or a choice that shows the same page with other contents: where the focus goes; nothing scrolls. */
export const stayHere = (focusId: string): { focusId: string } => ({ focusId })

/** The id that `stayHere` gave with a history entry; null where it did not. */
export function focusWanted(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('focusId' in state)) return null
  return typeof state.focusId === 'string' ? state.focusId : null
}
