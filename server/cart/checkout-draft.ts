import { getRules } from '../../domain/settings/rules.ts'
import { and, eq, lt, sql } from 'drizzle-orm'
import { MAX_NOTE_LENGTH } from '../../domain/cart/limits.ts'
import { deleteBatch } from '../db/delete-batch.ts'
import type { Database, Transaction } from '../db/database.ts'
import { checkoutDrafts } from '../db/schema/cart.ts'

/** The names of the checkout form's fields. */
export const CHECKOUT_DRAFT_FIELDS = [
  'email',
  'phone',
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'province',
  'country',
  'postalCode',
  'delivery',
  'discountCode',
  'note',
] as const

export type CheckoutDraftField = (typeof CHECKOUT_DRAFT_FIELDS)[number]

/** The values that the shopper typed into the checkout form, not validated. */
export type CheckoutDraft = Partial<Record<CheckoutDraftField, string>>

// The maximum number of characters stored per field, to protect the database. It is longer than any valid value. A text above the valid
// length is therefore still stored, and validation then rejects it.
const MAX_FIELD_LENGTH = 400
const MAX_KEPT_NOTE = MAX_NOTE_LENGTH + 1

/** Reads the known fields of a submitted form. Ignores unknown fields, such as prices. */
export function readDraft(form: Record<string, unknown>): CheckoutDraft {
  const draft: CheckoutDraft = {}
  for (const field of CHECKOUT_DRAFT_FIELDS) {
    const value = form[field]
    const limit = field === 'note' ? MAX_KEPT_NOTE : MAX_FIELD_LENGTH
    if (typeof value === 'string') draft[field] = plain(value).slice(0, limit)
  }
  return draft
}

// Normalizes line breaks, which forms send as CR LF, and removes NUL, which the database rejects.
const plain = (value: string): string => value.replaceAll('\r\n', '\n').replaceAll('\0', '')

/** Finds the values that this visitor typed for this cart. Another visitor with a link to the same checkout doesn't see them. */
export async function findDraft(
  db: Database | Transaction,
  cartId: string,
  visitorHash: string,
): Promise<CheckoutDraft | null> {
  const [row] = await db
    .select({ fields: checkoutDrafts.fields })
    .from(checkoutDrafts)
    .where(ownedBy(cartId, visitorHash))
  return row ? readDraft(row.fields) : null
}

type DraftUpdate = { cartId: string; visitorHash: string; draft: CheckoutDraft; now: Date }

/** Saves the fields of a form. A field that the form doesn't contain keeps its value. */
export async function saveDraft(
  db: Database | Transaction,
  { cartId, visitorHash, draft, now }: DraftUpdate,
): Promise<void> {
  await db
    .insert(checkoutDrafts)
    .values({ cartId, visitorHash, fields: { ...draft }, updatedAt: now })
    .onConflictDoUpdate({
      target: [checkoutDrafts.cartId, checkoutDrafts.visitorHash],
      set: { fields: sql`${checkoutDrafts.fields} || ${JSON.stringify(draft)}::jsonb`, updatedAt: now },
    })
}

/** Clears a field that the shopper typed, so that the value saved in the cart applies again. */
export async function clearDraftField(
  tx: Transaction,
  cartId: string,
  field: CheckoutDraftField,
): Promise<void> {
  await tx
    .update(checkoutDrafts)
    .set({ fields: sql`${checkoutDrafts.fields} - ${field}::text` })
    .where(eq(checkoutDrafts.cartId, cartId))
}

// The checkout fields that are filled in from the visitor's last order.
const DETAIL_FIELDS = CHECKOUT_DRAFT_FIELDS.filter(
  (field) => !['delivery', 'discountCode', 'note'].includes(field),
)

/** Clears the contact details and address that this visitor typed for this cart. Keeps the note and the discount code. */
export async function clearDraftDetails(db: Database, cartId: string, visitorHash: string): Promise<void> {
  const names = sql.join(
    DETAIL_FIELDS.map((field) => sql`${field}`),
    sql`, `,
  )
  await db
    .update(checkoutDrafts)
    .set({ fields: sql`${checkoutDrafts.fields} - array[${names}]::text[]` })
    .where(ownedBy(cartId, visitorHash))
}

/**
 * Deletes up to 500 drafts of carts that were never ordered, because contact details mustn't be stored forever. Returns the number deleted.
 */
export function sweepDrafts({ db, now }: { db: Database; now: () => Date }): Promise<number> {
  const before = new Date(now().getTime() - getRules().keeping.unpaidDays * 24 * 60 * 60 * 1000)
  return deleteBatch(db, checkoutDrafts, lt(checkoutDrafts.updatedAt, before))
}

function ownedBy(cartId: string, visitorHash: string) {
  return and(eq(checkoutDrafts.cartId, cartId), eq(checkoutDrafts.visitorHash, visitorHash))
}
