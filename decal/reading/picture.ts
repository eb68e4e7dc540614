/** How a thing stands to the one before it. */
export type Relation = 'beside' | 'above' | 'below' | 'behind' | 'inside' | 'worn' | 'held' | 'wrapped'

/**
 * subject: to be drawn; modifier: tells more of the thing after it ("hockey bear") and is drawn beside it where there is room;
 * context: what the decal is for or about ("for my truck", "coffee shop"), drawn only where nothing else is.
 */
export type PictureRole = 'subject' | 'modifier' | 'context'

/** A thing to draw. `asked`: in the customer's words; `name`: the thing, singular, in small letters. */
export type Picture = {
  asked: string
  name: string
  /** Words before and after it that tell how it looks or what it does, by token. */
  manner: readonly number[]
  count: number
  crossed: boolean
  /** Side by side rather than one before the others. */
  inRow: boolean
  colours: readonly string[]
  relation: Relation
  role: PictureRole
  from: number
  to: number
}

/** What a colour word is of: a picture by its place in the list, or the whole decal. */
export type ColourUse = { word: string; of: number | null }

// More than five of a thing are a pattern.
export const MOST_COPIES = 5
