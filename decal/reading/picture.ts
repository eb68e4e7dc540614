/** The position of a thing relative to the previous thing. */
export type Relation =
  | 'beside'
  | 'above'
  | 'below'
  | 'behind'
  | 'inside'
  | 'worn'
  | 'held'
  | 'wrapped'
  | 'rides'

/**
 * subject: to be drawn; modifier: qualifies the next thing ("hockey bear") and is drawn beside it if there is room; context: the decal's purpose
 * or topic ("for my truck", "coffee shop"), drawn only if nothing else is.
 */
export type PictureRole = 'subject' | 'modifier' | 'context'

/** A thing to draw. `asked` is the customer's wording, `name` the thing in lower-case singular. */
export type Picture = {
  asked: string
  name: string
  /** The indices of tokens around it that describe its look or action. */
  manner: readonly number[]
  count: number
  crossed: boolean
  /** Whether the things are side by side rather than one in front of the other. */
  inRow: boolean
  colours: readonly string[]
  relation: Relation
  role: PictureRole
  from: number
  to: number
}

/** The target of a colour word: a picture by index, or null for the whole decal. */
export type ColourUse = { word: string; of: number | null }

// The maximum number of copies of a motif that are drawn individually; more are a pattern.
export const MAX_COPIES = 5
