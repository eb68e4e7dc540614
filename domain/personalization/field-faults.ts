import { LICENCE_NUMBER } from '../lettering/licence-number.ts'
import type { TextField } from './personalization.ts'

export type TextPattern = TextField['pattern']

/** A reason why a text can't be made. The check runs both in the browser and on the server. */
export type FieldFault =
  | { code: 'missing' }
  | { code: 'too-long'; length: number }
  | { code: 'too-many-lines'; lines: number }
  /** The unsupported characters in the text, without repetition, in order of appearance. */
  | { code: 'cannot-cut'; characters: string[] }
  | { code: 'not-a-number' | 'not-a-licence' | 'not-marks' }

/**
 * Whether to report a fault while the buyer is still typing. A character that can't be cut is reported at once. An empty field or half a
 * licence number isn't reported, because it may still become valid.
 */
export const isFaultWhileTyping = ({ code }: FieldFault): boolean =>
  code !== 'missing' && code !== 'not-a-licence' && code !== 'not-marks'

type Rules = Pick<TextField, 'required' | 'maxLength' | 'maxLines' | 'pattern'>

/**
 * Matches characters that exist in all of the engine's typefaces: ASCII, the Latin letters used in French, and typographic apostrophes and
 * dashes.
 */
const CUTTABLE_CHARACTER = /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2019\u2013\n]$/
const CONTROL_CHARACTER = /^[\p{Cc}\p{Cs}]$/u
const WHOLE_TEXT_FORMATS = {
  number: { shape: /^\d+$/, code: 'not-a-number' },
  licence: { shape: LICENCE_NUMBER, code: 'not-a-licence' },
  /** Canadian registration marks: "C-FNGR", "C-GABC". */
  marks: { shape: /^C-?[FGI][A-Za-z]{3}$/i, code: 'not-marks' },
} as const

/** Checks the text of a field, which must already be normalized (`normaliseText`). Null if it is valid. */
export function findFieldFault(
  { required, maxLength, maxLines, pattern }: Rules,
  value: string,
): FieldFault | null {
  if (value === '') return required ? { code: 'missing' } : null
  const characters = [...new Intl.Segmenter('en').segment(value)].map(({ segment }) => segment)
  const wrong = characters.filter((character) => !isAllowed(pattern, character))
  if (wrong.length > 0) return { code: 'cannot-cut', characters: [...new Set(wrong)] }
  const lines = value.split('\n').length
  if (lines > maxLines) return { code: 'too-many-lines', lines }
  if (characters.length > maxLength) return { code: 'too-long', length: characters.length }
  if (pattern === 'words' || pattern === 'text') return null
  return WHOLE_TEXT_FORMATS[pattern].shape.test(value) ? null : { code: WHOLE_TEXT_FORMATS[pattern].code }
}

const isAllowed = (pattern: TextPattern, character: string): boolean =>
  pattern === 'text'
    ? character === '\n' || !CONTROL_CHARACTER.test(character)
    : CUTTABLE_CHARACTER.test(character)
