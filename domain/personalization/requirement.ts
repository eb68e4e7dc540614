import type { ArtworkRequest, Personalization, WordsField } from './personalization.ts'

/** The fields of words that a product asks for, in their order. */
export const wordsFields = (needs: Personalization): readonly WordsField[] =>
  'fields' in needs ? needs.fields : []

/** The artwork that a product asks for; null where it asks for none. */
export const artworkRequest = (needs: Personalization): ArtworkRequest | null =>
  'artwork' in needs ? needs.artwork : null

/** Whether the buyer may leave it to a designer who contacts them. */
export const offersDesigner = (needs: Personalization): boolean => 'designer' in needs && needs.designer
