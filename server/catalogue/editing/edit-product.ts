import { isDeepStrictEqual } from 'node:util'
import type { PictureFault } from '../../../content/operator/import-faults.ts'
import type { ProductEdit } from '../../../contract/operator/product.ts'
import { computeStockAfterEdit } from '../../../domain/catalogue/stock-edit.ts'
import type { Deps } from '../../deps.ts'
import { writeAuditedChange } from '../../platform/audit-log.ts'
import { raiseCatalogueRevision } from '../catalogue-revision.ts'
import { MediaFiles } from '../media-files.ts'
import { CollectionRules, fillCollectionPictures } from '../collection-memberships.ts'
import type { ImageRecord, ProductRecord, VariantRecord } from '../product-record.ts'
import type { StoredProduct } from '../stored-products.ts'
import { writeProducts } from '../write-products.ts'
import { lockProducts } from './lock-products.ts'
import { findProductForEdit } from './operator-product.ts'
import { describeChange, listProductChanges } from './product-changes.ts'

type EditDeps = Pick<Deps, 'db' | 'now' | 'store'>
type Editing = { handle: string; edit: ProductEdit; actor: string }

export type EditProductResult =
  | { ok: true; changed: boolean }
  | { ok: false; reason: 'unknown-product' | 'changed-meanwhile' | 'unknown-variant' }
  | { ok: false; reason: 'unknown-picture'; src: string; fault: PictureFault }

/**
 * Saves an operator's edit of a product. Optimistic lock: rejects an edit of a stale version. The audit log records the previous values.
 */
export async function editProduct(
  deps: EditDeps,
  { handle, edit, actor }: Editing,
): Promise<EditProductResult> {
  return deps.db.transaction(async (tx) => {
    await lockProducts(tx, [handle])
    const found = await findProductForEdit(tx, handle)
    if (!found) return { ok: false, reason: 'unknown-product' }
    if (found.version !== edit.version) return { ok: false, reason: 'changed-meanwhile' }
    const { stored } = found
    if (edit.variants.some(({ id }) => !stored.variantIds.includes(id)))
      return { ok: false, reason: 'unknown-variant' }
    const pictures = await readPictures(deps, stored.record, edit.images)
    if (!pictures.ok) return pictures
    const record = recordAfter(stored, edit, pictures.images)
    if (isDeepStrictEqual(record, stored.record)) return { ok: true, changed: false }
    const rules = await CollectionRules.load(tx)
    await writeProducts(tx, rules, [{ before: stored, position: stored.position, record }])
    await fillCollectionPictures(tx)
    await raiseCatalogueRevision(tx)
    const change = describeChange(listProductChanges(stored.record, record))
    await writeAuditedChange(tx, { at: deps.now(), actor, subject: 'product', subjectId: handle, change })
    return { ok: true, changed: true }
  })
}

function recordAfter(
  { record, variantIds }: StoredProduct,
  edit: ProductEdit,
  pictures: SizedPicture[],
): ProductRecord {
  const { title, descriptionHtml, vendor, productType, status, published, seoTitle, seoDescription } = edit
  const { personalization } = edit
  const edits = new Map(edit.variants.map((variant) => [variant.id, variant]))
  return {
    ...record,
    title,
    descriptionHtml,
    vendor,
    productType,
    status,
    published,
    seoTitle,
    seoDescription,
    personalization,
    tags: [...new Set(edit.tags)],
    variants: record.variants.map((variant, index) =>
      variantAfter(variant, edits.get(variantIds[index] ?? 0)),
    ),
    images: imagesAfter(record.images, pictures),
  }
}

function variantAfter(
  variant: VariantRecord,
  edit: ProductEdit['variants'][number] | undefined,
): VariantRecord {
  if (!edit) return variant
  const { sku, priceCents, compareAtCents, stockPolicy, stock: typed, seenStock: seen } = edit
  const stock = computeStockAfterEdit(variant.stock, { seen, typed, policy: stockPolicy })
  return { ...variant, sku, priceCents, compareAtCents, stockPolicy, stock }
}

type SizedPicture = Pick<ImageRecord, 'src' | 'alt' | 'width' | 'height'>

/**
 * Builds the list of images after the edit. A picture that the product already had stays in its row of the CSV. A new picture gets the
 * first free row.
 */
function imagesAfter(before: readonly ImageRecord[], wanted: readonly SizedPicture[]): ImageRecord[] {
  const left = [...before]
  const kept = wanted.map((picture) => {
    const index = left.findIndex(({ src }) => src === picture.src)
    return { picture, known: index < 0 ? undefined : left.splice(index, 1)[0] }
  })
  const taken = new Set(kept.flatMap(({ known }) => (known ? [known.csvRow] : [])))
  return kept.map(({ picture: { src, alt, width, height }, known }) => {
    if (known) return { ...known, alt }
    let csvRow = 0
    while (taken.has(csvRow)) csvRow += 1
    taken.add(csvRow)
    return { src, alt, width, height, csvRow, extraColumns: {}, spellings: {} }
  })
}

const PICTURE_ADDRESS = /^(\/media\/|https?:\/\/)/i

type ReadPictures =
  | { ok: true; images: SizedPicture[] }
  | Extract<EditProductResult, { reason: 'unknown-picture' }>

/** Reads the sizes of the new pictures. Pictures that the product already had are kept, even if their files are missing. */
async function readPictures(
  { store }: EditDeps,
  { handle, images: before }: ProductRecord,
  wanted: ProductEdit['images'],
): Promise<ReadPictures> {
  const media = new MediaFiles(null, store)
  const images: SizedPicture[] = []
  for (const { src, alt } of wanted) {
    const shown = before.find((image) => image.src === src)
    if (shown) {
      images.push({ ...shown, alt })
      continue
    }
    // Accepts only URLs of the shop's own pictures. An import may refer to files in a folder, but an edit has no such folder.
    const found = PICTURE_ADDRESS.test(src) ? await media.find(src, handle) : null
    if (!found?.ok)
      return { ok: false, reason: 'unknown-picture', src, fault: found?.fault ?? 'not-an-address' }
    const { url, width, height } = found.picture
    images.push({ src: url, alt, width, height })
  }
  return { ok: true, images }
}
