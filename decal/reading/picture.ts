/** The position of a thing relative to the previous one. */
export type Relation = 'beside' | 'above' | 'below' | 'behind' | 'inside' | 'worn' | 'held' | 'wrapped'

/**
 * subject: to be drawn; modifier: qualifies the next thing ("hockey bear") and is drawn beside it if there is room; context: the decal's purpose
 * or topic ("for my truck", "coffee shop"), drawn only if nothing else is.
 */
export type PictureRole = 'subject' | 'modifier' | 'context'

/** A thing to draw. `asked` is in the customer's words, `name` the thing in lower-case singular. */
export type Picture = {
  asked: string
  name: string
  /** Tokens around it that say how it looks or what it does. */
  manner: readonly number[]
  count: number
  crossed: boolean
  /** Side by side rather than one in front of the others. */
  inRow: boolean
  colours: readonly string[]
  relation: Relation
  role: PictureRole
  from: number
  to: number
}

/** What a colour word applies to: a picture by index, or the whole decal. */
export type ColourUse = { word: string; of: number | null }

// More than five of a thing are a pattern.
export const MOST_COPIES = 5
