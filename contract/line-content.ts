/**
 * A form for the text or artwork that a product needs from its buyer: for an existing cart line, or for a product that couldn't be added
 * without them.
 */
export type LineContentForm = {
  title: string
  variantTitle: string
  imageSrc: string | null
  /** The form's action, followed by its hidden fields. */
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
    /** Only a design made in this shop is accepted. */
    onlyDesigns: boolean
    /** `value` identifies the choice; the previews are private to the visitor. */
    choices: { value: string; name: string; previewSrc: string | null; isChosen: boolean }[]
  } | null
  /** Whether the buyer leaves the design to a designer; null if that isn't offered. */
  designer: boolean | null
  /** The content was saved just now, and there are remarks. */
  isSaved: boolean
  /** Remarks about the saved content at the line's size, as sentences. */
  remarks: string[]
  /** An error message about the form as a whole; null if there is none. */
  message: string | null
  back: { path: string; label: string }
}
