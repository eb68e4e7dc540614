/** The relation of a thing to the previous thing. */
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
 * The role of a thing in a prompt. A subject is drawn. A modifier qualifies the next thing ("hockey bear"), and is drawn beside that thing
 * if there is room. A context is the decal's purpose or topic ("for my truck", "coffee shop"), and is drawn only if there is nothing else
 * to draw.
 */
export type PictureRole = 'subject' | 'modifier' | 'context'

/** A thing to draw. `asked` is the customer's wording, `name` its name in lower case, singular. */
export type DescribedThing = {
  asked: string
  name: string
  /** The indices of tokens that describe the thing's look or action. */
  manner: readonly number[]
  count: number
  crossed: boolean
  /** Whether the things are beside each other, rather than one in front of the other. */
  inRow: boolean
  colours: readonly string[]
  relation: ThingRelation
  role: PictureRole
  from: number
  to: number
}

/** A colour word, with the index of the picture that it applies to. The index is null for the whole decal. */
export type ColourUse = { word: string; of: number | null }

// The maximum number of copies of a motif. If a prompt asks for more copies, only this number is drawn.
export const MAX_MOTIF_COPIES = 5
