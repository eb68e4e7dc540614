import type { Inspiration } from '../../../contract/design.ts'
import { designInspirationCopy } from '../../../content/design-inspiration.ts'

/** The form's values in the format that the API expects. */
export type Preferences = Record<keyof (typeof designInspirationCopy)['defaults'], string>

export type GeneratedIdeas =
  | { state: 'idle' | 'pending' }
  | { state: 'ready'; designs: readonly Inspiration[] }
  /** `reason` is a message for the visitor. */
  | { state: 'failed'; reason: string }

type Memory = {
  preferences: Preferences
  generated: GeneratedIdeas
  /** The saved collection. It exists only in this document's memory (specification, section 3). */
  saved: readonly Inspiration[]
}

export const EMPTY_INSPIRATION_MEMORY: Memory = {
  preferences: designInspirationCopy.defaults,
  generated: { state: 'idle' },
  saved: [],
}

// The memory is outside the component, so that it survives a detour to the design generator.
let memory = EMPTY_INSPIRATION_MEMORY
const listeners = new Set<() => void>()

export const getInspirationMemory = (): Memory => memory

export function watchInspiration(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function updateInspirationMemory(change: Partial<Memory>): void {
  memory = { ...memory, ...change }
  for (const listener of listeners) listener()
}

export const isDesignSaved = ({ saved }: Memory, id: string): boolean => saved.some((each) => each.id === id)
