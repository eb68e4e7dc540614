import type { LetteringStyle } from '../domain/lettering/lettering-choices.ts'

/** The names of the typefaces for plain lettering on vehicles and boats. */
export const letteringStyleTitles: Readonly<Record<LetteringStyle, string>> = {
  block: 'Block',
  'block-italic': 'Block, italic',
  condensed: 'Condensed',
}
