/** How a thing is related to the previous one. */
export type ThingRelation =
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
 * subject: to be drawn. modifier: qualifies the next thing ("hockey bear") and is drawn beside it if there is room. context: the decal's
 * purpose or topic ("for my truck", "coffee shop"), which is drawn only if nothing else is.
 */
export type PictureRole = 'subject' | 'modifier' | 'context'

/** A thing to draw. `asked` is the customer's wording, `name` its name in lower case, singular. */
export type DescribedThing = {
  asked: string
  name: string
  /** The indices of tokens that describe how the thing looks or what it does. */
  manner: readonly number[]
  count: number
  crossed: boolean
  /** Whether the things are beside each other, not one in front of the other. */
  inRow: boolean
  colours: readonly string[]
  relation: ThingRelation
  role: PictureRole
  from: number
  to: number
}

/** A colour word, and the index of the picture that it applies to; null for the whole decal. */
export type ColourUse = { word: string; of: number | null }

// The maximum number of copies of a motif. A larger number is drawn as this many.
export const MAX_MOTIF_COPIES = 5
