import * as z from 'zod/mini'
import type { CartIntent } from '../../../domain/cart/cart-item.ts'
import { storedItemSchema } from './cart-copy.ts'
import { hasUnsentChanges, readLocalStorage, UNSENT_CHANGES_KEY } from './stored-cart-id.ts'

const { id: _id, ...newItem } = storedItemSchema.shape
const intentsSchema = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('add'), item: z.object(newItem) }),
    z.object({ kind: z.literal('set-quantity'), key: z.string(), quantity: z.number() }),
    z.object({ kind: z.literal('remove'), key: z.string() }),
  ]),
)

/** Stores changes that this page can no longer send. The next page sends them. */
export function storeUnsentIntents(intents: readonly CartIntent[]): void {
  if (intents.length === 0) return
  try {
    window.localStorage.setItem(UNSENT_CHANGES_KEY, JSON.stringify([...readUnsent(), ...intents]))
  } catch {
    // Storage is full or forbidden, so the changes that weren't sent yet are lost.
  }
}

/** Returns the changes that an earlier page couldn't send, and removes them, so that only one tab sends them. */
export function takeUnsentIntents(): CartIntent[] {
  const intents = readUnsent()
  if (hasUnsentChanges()) window.localStorage.removeItem(UNSENT_CHANGES_KEY)
  return intents
}

function readUnsent(): CartIntent[] {
  try {
    const kept = intentsSchema.safeParse(JSON.parse(readLocalStorage(UNSENT_CHANGES_KEY) ?? '[]'))
    return kept.success ? kept.data : []
  } catch {
    return []
  }
}
