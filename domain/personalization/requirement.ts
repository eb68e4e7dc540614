import type { ArtworkRequest, Personalization, TextField } from './personalization.ts'

/** Lists a product's text fields, in order. */
export const listTextFields = (needs: Personalization): readonly TextField[] =>
  'fields' in needs ? needs.fields : []

/** Returns the artwork that a product needs; null if it needs no artwork. */
export const findArtworkRequest = (needs: Personalization): ArtworkRequest | null =>
  'artwork' in needs ? needs.artwork : null

/** Whether buyers of this product may ask for a designer to contact them. */
export const offersDesigner = (needs: Personalization): boolean => 'designer' in needs && needs.designer
