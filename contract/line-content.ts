/**
 * A form for the text or artwork that a product needs from its buyer. It is shown for a product in the cart, and for a product that can be
 * added to the cart only with this text or artwork.
 */
export type LineContentForm = {
  title: string
  variantTitle: string
  imageSrc: string | null
  /** The form's `action` attribute, and the hidden fields of the form. */
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
    /** Whether only designs that were made in this shop can be chosen. */
    onlyDesigns: boolean
    /** The designs or images that the buyer can choose from. `value` identifies the choice. Only this visitor can open the previews. */
    choices: { value: string; name: string; previewSrc: string | null; isChosen: boolean }[]
  } | null
  /** Whether the buyer lets a designer make the design; null if the product doesn't offer that. */
  designer: boolean | null
  /** Whether the content has just been saved without errors. */
  isSaved: boolean
  /** Remarks about the saved text or artwork at the ordered size, as sentences. */
  remarks: string[]
  /** An error message about the whole form; null if there is none. */
  message: string | null
  back: { path: string; label: string }
}
