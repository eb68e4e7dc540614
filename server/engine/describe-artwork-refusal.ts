import { artworkRefusalMessages } from '../../content/artwork-refusals.ts'
import type { ArtworkRefusal } from '../../decal/artwork/artwork-refusals.ts'

/** Adds the message for the customer to the engine's refusal of a file. */
export const describeArtworkRefusal = (refusal: ArtworkRefusal) => ({
  ...refusal,
  message: artworkRefusalMessages[refusal.reason],
})
