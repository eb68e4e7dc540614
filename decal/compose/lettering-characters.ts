import type { ScreeningRefusal } from '../screening/screen.ts'

// Characters that every typeface of the engine has: the letters of English and French, digits and common punctuation; and ♥ and ★, which
// the engine draws itself.
const settable = /^[ -~À-ÖØ-öø-ÿŒœ’–♥★]$/u
// Hearts and stars that typefaces lack. They are replaced by ♥ and ★.
const otherSymbols = /[❤♡]\u{FE0F}?|[☆⭐]\u{FE0F}?/gu
const letterOrMark = /[\p{L}\p{M}\p{N}]/u
/** Normalises spaces, quotation marks, dashes and combining accents. */
export function normalisePromptText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019\u02BC\u00B4\u0060]/g, "'")
    .replaceAll(/[\u201C\u201D\u201E\u2033\u00AB\u00BB\u275D\u275E]/g, '"')
    .replaceAll(/[\u2014\u2015\u2212\u2013]/g, ' – ')
    .replaceAll('\u2026', '...')
    .replaceAll(/[\p{Cc}\p{Zs}\u200B-\u200C\u2028\u2029\uFEFF]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}

/**
 * Reduces lettering to characters that all of the engine's typefaces have. Unsupported punctuation is dropped; an unsupported letter or
 * digit is refused.
 */
export function dropUnsupportedCharacters(text: string): { ok: true; text: string } | ScreeningRefusal {
  let set = ''
  for (const character of text.replaceAll(otherSymbols, drawnFor).replaceAll("'", '’')) {
    if (settable.test(character)) set += character
    else if (letterOrMark.test(character)) return { ok: false, reason: 'unsettable-sign', word: character }
  }
  return { ok: true, text: set.replaceAll(/ {2,}/g, ' ').trim() }
}

const drawnFor = (character: string): string => (/[❤♡]/.test(character) ? '♥' : '★')
