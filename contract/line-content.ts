/** A form for what a product needs from its buyer: for a line of the cart, or for a product that couldn't be added without. */
export type LineContentForm = {
  title: string
  variantTitle: string
  imageSrc: string | null
  /** Where the form is sent, and what goes along. */
  action: string
  hidden: { name: string; value: string }[]
  fields: {
    label: string
    name: string
    value: string
    hint: string
    required: boolean
    maxLines: number
    error: string | null
  }[]
  artwork: {
    label: string
    hint: string
    required: boolean
    error: string | null
    /** Only a design of theirs will do. */
    onlyDesigns: boolean
    /** `value` is its reference; the pictures are private to the visitor. */
    choices: { value: string; name: string; previewSrc: string | null; isChosen: boolean }[]
  } | null
  /** Whether the buyer leaves it to a designer; null where that isn't offered. */
  designer: boolean | null
  /** The message if the content as a whole is invalid. */
  message: string | null
  back: { path: string; label: string }
}
