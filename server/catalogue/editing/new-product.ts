import { max } from 'drizzle-orm'
import { operatorCatalogueCopy } from '../../../content/operator/catalogue.ts'
import type { NewProduct, NewVariant } from '../../../contract/operator/new-product.ts'
import { toHandle } from '../../../domain/catalogue/handle.ts'
import { NO_PERSONALIZATION } from '../../../domain/personalization/personalization.ts'
import type { Transaction } from '../../db/database.ts'
import { products } from '../../db/schema/catalogue.ts'
import type { Deps } from '../../deps.ts'
import { writeAuditedChange } from '../../platform/audit-log.ts'
import { raiseCatalogueRevision } from '../catalogue-revision.ts'
import { CollectionRules } from '../collection-memberships.ts'
import { catalogueProductCondition } from '../catalogue-product.ts'
import { type ProductRecord, type VariantRecord, variantOptionKey } from '../product-record.ts'
import { loadStoredProductsByHandle, type StoredProduct } from '../stored-products.ts'
import { writeProducts } from '../write-products.ts'
import { lockProducts } from './lock-products.ts'
import { findProductForEdit } from './operator-product.ts'
import { describeChange, listProductChanges } from './product-changes.ts'

type EditDeps = Pick<Deps, 'db' | 'now'>

/** Words that a product can't have as its handle, because the addresses of operator pages contain them. */
const RESERVED_HANDLES: ReadonlySet<string> = new Set(['new', 'import', 'pictures', 'preview'])

export type CreateProductResult =
  | { ok: true; handle: string }
  | { ok: false; reason: 'handle-taken'; handle: string }
  | { ok: false; reason: 'no-handle' }

/** Adds a product at the end of the catalogue. Its handle is made from its title. */
export async function createProduct(
  deps: EditDeps,
  { product, actor }: { product: NewProduct; actor: string },
): Promise<CreateProductResult> {
  const handle = toHandle(product.title)
  if (handle === '') return { ok: false, reason: 'no-handle' }
  return deps.db.transaction(async (tx) => {
    const [known] = await loadStoredProductsByHandle(tx, [handle])
    if (known || RESERVED_HANDLES.has(handle)) return { ok: false, reason: 'handle-taken', handle }
    const record = recordOf(handle, product)
    const rules = await CollectionRules.load(tx)
    await writeProducts(tx, rules, [{ before: null, position: (await findLast(tx)) + 1, record }])
    await raiseCatalogueRevision(tx)
    const change = operatorCatalogueCopy.log.created(record.variants.length)
    await writeAuditedChange(tx, { at: deps.now(), actor, subject: 'product', subjectId: handle, change })
    return { ok: true, handle }
  })
}

async function findLast(tx: Transaction): Promise<number> {
  const [row] = await tx
    .select({ last: max(products.position) })
    .from(products)
    .where(catalogueProductCondition)
  return row?.last ?? 0
}

function recordOf(handle: string, product: NewProduct): ProductRecord {
  const { title, productType, tags, status, optionNames, variants } = product
  return {
    handle,
    title,
    productType,
    status,
    optionNames,
    tags: [...new Set(tags)],
    descriptionHtml: '',
    vendor: '',
    category: '',
    published: true,
    giftCard: false,
    seoTitle: '',
    seoDescription: '',
    personalization: NO_PERSONALIZATION,
    extraColumns: {},
    variants: variants.map(variantOf),
    images: [],
  }
}

type Goods = NewProduct['variants'][number]

const variantOf = ({ optionValues, priceCents, stock, sku }: Goods, csvRow: number): VariantRecord => ({
  csvRow,
  optionValues,
  priceCents,
  stock,
  sku,
  compareAtCents: null,
  stockPolicy: 'deny',
  barcode: '',
  grams: 0,
  weightUnit: '',
  requiresShipping: true,
  taxable: true,
  imageSrc: '',
  extraColumns: {},
  spellings: {},
})

export type AddVariantResult =
  | { ok: true }
  | {
      ok: false
      reason: 'unknown-product' | 'changed-meanwhile' | 'option-missing' | 'wrong-values' | 'variant-known'
    }

/** Adds a variant to a product. Optimistic lock: rejects the change if the product's version is stale. */
export async function addVariant(
  deps: EditDeps,
  { handle, added, actor }: { handle: string; added: NewVariant; actor: string },
): Promise<AddVariantResult> {
  return deps.db.transaction(async (tx) => {
    await lockProducts(tx, [handle])
    const found = await findProductForEdit(tx, handle)
    if (!found) return { ok: false, reason: 'unknown-product' }
    if (found.version !== added.version) return { ok: false, reason: 'changed-meanwhile' }
    const named = withOption(found.stored, added)
    if (!named) return { ok: false, reason: 'option-missing' }
    const { record } = named
    if (added.optionValues.length !== record.optionNames.length) return { ok: false, reason: 'wrong-values' }
    const key = variantOptionKey(added)
    if (record.variants.some((variant) => variantOptionKey(variant) === key))
      return { ok: false, reason: 'variant-known' }
    const after = { ...record, variants: [...record.variants, likeOthers(record, added)] }
    const rules = await CollectionRules.load(tx)
    await writeProducts(tx, rules, [{ before: named, position: named.position, record: after }])
    await raiseCatalogueRevision(tx)
    const change = describeChange(listProductChanges(found.stored.record, after))
    await writeAuditedChange(tx, { at: deps.now(), actor, subject: 'product', subjectId: handle, change })
    return { ok: true }
  })
}

/**
 * Gives a product its first option. The existing variant keeps its id, so carts that contain it aren't affected. Returns null if the form
 * names no option.
 */
function withOption(stored: StoredProduct, { option }: NewVariant): StoredProduct | null {
  const { record } = stored
  if (record.optionNames.length > 0) return stored
  if (!option) return null
  const variants = record.variants.map((variant) => ({ ...variant, optionValues: [option.firstValue] }))
  return { ...stored, record: { ...record, optionNames: [option.name], variants } }
}

/** Builds a new variant. Values for which the form has no field are copied from the last variant. */
function likeOthers({ variants, images }: ProductRecord, added: NewVariant): VariantRecord {
  const last = variants.at(-1)
  const rows = [...variants, ...images].map(({ csvRow }) => csvRow)
  const fresh = variantOf(added, Math.max(-1, ...rows) + 1)
  if (!last) return fresh
  const { stockPolicy, grams, weightUnit, requiresShipping, taxable } = last
  return { ...fresh, stockPolicy, grams, weightUnit, requiresShipping, taxable }
}
