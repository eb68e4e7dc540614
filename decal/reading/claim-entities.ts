import type { TokenClaims } from './token-claims.ts'
import { countWords, functionWords, relationWords, styleWords } from './word-lists.ts'
import { findVehicleAt } from './vehicles.ts'

// The maximum length of a line of lettering, in characters.
const MAX_LETTERING_LENGTH = 28

/**
 * Marks text with a recognizable form as lettering: quotations, addresses, phone numbers, dates, numbers. Returns the content of the QR
 * code if the prompt requests one.
 */
export function claimEntities(claims: TokenClaims): { text: string | null } | null {
  const wantsCode = takeCodeWords(claims)
  let held: string | null = null
  for (const [at, { kind, text }] of claims.tokens.entries()) {
    if (kind === 'word' || kind === 'sign' || !claims.isFree(at)) continue
    if (kind === 'size') claims.claim(at, at + 1, 'size')
    else if (kind === 'quote') claims.set(at, at + 1, { text: text.trim(), alone: true })
    else if (kind === 'address') {
      if (wantsCode && held === null && !text.startsWith('@')) held = text
      const shown = text.replace(/^https?:\/\//i, '')
      if (shown.length <= MAX_LETTERING_LENGTH) claims.set(at, at + 1, { text: shown, alone: true })
      else claims.claim(at, at + 1, wantsCode ? 'drawn' : 'unused')
    } else if (kind === 'number') takeNumber(claims, at)
    else claims.set(at, at + 1, { text, alone: /^(?:phone|date|year|time)$/.test(kind) })
  }
  if (!wantsCode) return null
  // If there is no web address, the quoted text may be the content of the QR code.
  const [first] = claims.pieces.filter(({ from }) => claims.tokens[from]?.kind === 'quote')
  return { text: held ?? (/^(?:scan|visit|follow)/i.test(first?.text ?? '') ? null : (first?.text ?? null)) }
}

/**
 * Marks words that request a QR code, such as "QR code" or "code QR", as used for a picture. Returns whether the prompt contains such
 * words.
 */
function takeCodeWords(claims: TokenClaims): boolean {
  const at = claims.tokens.findIndex(({ low }) => low === 'qr' || low === 'qrcode' || low === 'qr-code')
  if (at < 0) return false
  const from = claims.low(at - 1) === 'code' ? at - 1 : at
  const to = claims.low(at + 1) === 'code' || claims.low(at + 1) === 'codes' ? at + 2 : at + 1
  claims.claim(from, to, 'drawn')
  return true
}

/** Marks a number as lettering. Exceptions are counts, and numbers in a thing's name: "3 wolves", "8 point buck", "57 chevy". */
function takeNumber(claims: TokenClaims, at: number): void {
  const low = claims.low(at)
  const next = claims.low(at + 1)
  if (!claims.continues(at + 1)) return claims.set(at, at + 1)
  const words = claims.tokens.slice(at, at + 8).map((token) => token.low)
  if (findVehicleAt(words, 0) !== null) return
  if (
    /^(?:points?|pt|piece|pack|color|colour|tone|leaf|sided|legged|wheeler|string|cylinder|stroke|x)$/.test(
      next,
    )
  )
    return
  const isSmall = /^\d{1,2}$/.test(low) && Number(low) > 0 && Number(low) <= 12
  if (isSmall && countsThings(claims, at + 1)) return
  claims.set(at, at + 1)
}

/** Whether a number is followed by a plural, after at most two adjectives. */
function countsThings(claims: TokenClaims, from: number): boolean {
  for (let at = from; at < from + 3 && (at === from || claims.continues(at)); at += 1) {
    const { low = '', capital = false, kind = '' } = claims.tokens[at] ?? {}
    if (
      kind !== 'word' ||
      capital ||
      functionWords.has(low) ||
      relationWords[low] !== undefined ||
      countWords[low] !== undefined
    )
      return false
    if (/(?:[^su]s|geese|mice|wolves|children|fish|deer|moose|sheep)$/.test(low) && !styleWords.has(low))
      return true
  }
  return false
}
