import { checkAttributes, type CartAttribute } from '../../domain/cart/limits.ts'
import { checkWords, withNormalisedWords, wordsIn } from '../../domain/personalization/check-words.ts'
import { wordsFields } from '../../domain/personalization/requirement.ts'
import type { Screen } from '../../decal/screening/screen.ts'
import { checkQuantity } from '../../domain/cart/quantity.ts'
import type { Transaction } from '../db/database.ts'
import { findScreens } from '../screening/index.ts'
import type { CartError } from './cart-change.ts'
import type { Merchandise } from './merchandise.ts'

/** A line to add. An id that can be no variant's is 0. */
export type LineAddition = { variantId: number; quantity: number; attributes: CartAttribute[] }

/** A change of a line; what is left out stays. Quantity 0 removes the line. */
export type LineUpdate = { id: string; variantId?: number; quantity?: number; attributes?: CartAttribute[] }

/** What is sold, and which words are not made; null where nothing is made with the buyer's words. */
type Known = { merchandise: ReadonlyMap<number, Merchandise>; screen: Screen | null }

/** The words that are not made, read only where something is made with the buyer's. */
export async function findWordScreen(
  tx: Transaction,
  merchandise: ReadonlyMap<number, Merchandise>,
): Promise<Screen | null> {
  const hasFields = [...merchandise.values()].some(({ needs }) => wordsFields(needs).length > 0)
  return hasFields ? (await findScreens(tx)).whole : null
}

/** Lines with the buyer's words as they are made: equal words in another spelling are one line. */
export const withMadeWords = <L extends { variantId: number; attributes: CartAttribute[] }>(
  lines: readonly L[],
  merchandise: ReadonlyMap<number, Merchandise>,
): L[] =>
  lines.map((line) => {
    const needs = merchandise.get(line.variantId)?.needs
    return needs ? { ...line, attributes: withNormalisedWords(wordsFields(needs), line.attributes) } : line
  })

/** Everything wrong with the lines to add, line by line. */
export function checkAdditions(
  additions: readonly LineAddition[],
  { merchandise, screen }: Known,
): CartError[] {
  return additions.flatMap((addition, index) => [
    ...checkLineParts(addition, index),
    ...checkContent(merchandise.get(addition.variantId), addition.attributes, { index, screen }),
    ...(merchandise.has(addition.variantId)
      ? []
      : [lineError('unknown-merchandise', index, 'merchandiseId')]),
  ])
}

/** Everything wrong with the changes of lines. */
export function checkUpdates(
  updates: readonly LineUpdate[],
  lines: ReadonlyMap<string, { variantId: number }>,
  { merchandise, screen }: Known,
): CartError[] {
  return updates.flatMap((update, index) => {
    const line = lines.get(update.id)
    if (!line) return [lineError('unknown-line', index, 'id')]
    const unknown = update.variantId !== undefined && !merchandise.has(update.variantId)
    const sold = merchandise.get(update.variantId ?? line.variantId)
    const words =
      update.quantity === 0 || update.attributes === undefined
        ? []
        : checkContent(sold, update.attributes, { index, screen })
    return [
      ...checkLineParts(update.quantity === 0 ? { ...update, quantity: 1 } : update, index),
      ...words,
      ...(unknown ? [lineError('unknown-merchandise', index, 'merchandiseId')] : []),
    ]
  })
}

/** Lines that would take something twice whose pieces have one price together. */
export const checkWhole = (
  lines: readonly { variantId: number; quantity: number }[],
  merchandise: ReadonlyMap<number, Merchandise>,
): CartError[] =>
  lines.some(({ variantId, quantity }) => quantity > 1 && merchandise.get(variantId)?.isPricedWhole)
    ? [{ reason: 'priced-whole', path: ['lines'] }]
    : []

function checkLineParts(
  line: { quantity?: number; attributes?: CartAttribute[] },
  index: number,
): CartError[] {
  const quantity = line.quantity === undefined ? { ok: true as const } : checkQuantity(line.quantity)
  const attributes = checkAttributes(line.attributes ?? [])
  return [
    ...(quantity.ok ? [] : [lineError(quantity.reason, index, 'quantity')]),
    ...(attributes.ok ? [] : [lineError(attributes.reason, index, 'attributes')]),
  ]
}

/** A product that is made with the buyer's words is not sold without them, nor with what cannot be cut. */
function checkContent(
  sold: Merchandise | undefined,
  attributes: readonly CartAttribute[],
  { index, screen }: { index: number; screen: Screen | null },
): CartError[] {
  const fields = sold ? wordsFields(sold.needs) : []
  const checked = checkWords(fields, attributes)
  if (!checked.ok) return [lineError(checked.reason, index, 'attributes')]
  const lines = fields.map((field) => wordsIn(field, attributes))
  return screen?.lettering(lines) ? [lineError('personal-words-refused', index, 'attributes')] : []
}

function lineError(reason: CartError['reason'], index: number, part: string): CartError {
  return { reason, path: ['lines', String(index), part] }
}
