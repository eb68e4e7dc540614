import { and, asc, eq, gt } from 'drizzle-orm'
import type { ClaimsAudit } from '../../../contract/operator/claims-audit.ts'
import { ClaimGrouper } from '../../../domain/claims/contradictions.ts'
import { findClaims } from '../../../domain/claims/find-claims.ts'
import type { Database } from '../../db/database.ts'
import { collections, products } from '../../db/schema/catalogue.ts'
import { catalogueProductCondition } from '../../catalogue/index.ts'
import { listAuditedPageTexts } from './page-texts.ts'
import { listAuditedRuleTexts } from './rule-texts.ts'
import type { AuditedText } from './audited-text.ts'

const PRODUCTS_PER_PAGE = 250

/** Compares the claims that the shop makes in different places: pages, products on sale, collections and the checkout's rules. */
export async function auditClaims(db: Database): Promise<ClaimsAudit> {
  const book = new ClaimGrouper()
  let texts = 0
  const take = (text: AuditedText) => {
    const { title, path, file, editPath } = text
    texts += 1
    for (const claim of findClaims(text)) book.add(claim, { title, path, file, editPath })
  }
  for (const text of [...listAuditedRuleTexts(), ...(await listAuditedPageTexts(db))]) take(text)
  for await (const page of productPages(db)) for (const text of page) take(text)
  for (const { handle, title, descriptionHtml } of await db.select().from(collections))
    take({
      title,
      text: descriptionHtml,
      path: `/collection/${handle}`,
      file: null,
      editPath: null,
      isProduct: false,
    })
  return { texts, claims: book.size, groups: book.groups() }
}

/** Yields the products on sale in batches, so that the server can handle other requests between them. */
async function* productPages(db: Database): AsyncGenerator<AuditedText[]> {
  for (let after = 0; ;) {
    const rows = await db
      .select({
        id: products.id,
        handle: products.handle,
        title: products.title,
        html: products.descriptionSafeHtml,
        seo: products.seoDescription,
      })
      .from(products)
      .where(
        and(
          gt(products.id, after),
          eq(products.status, 'active'),
          eq(products.published, true),
          catalogueProductCondition,
        ),
      )
      .orderBy(asc(products.id))
      .limit(PRODUCTS_PER_PAGE)
    yield rows.map(({ handle, title, html, seo }) => ({
      title,
      text: `${title}\n\n${html}\n\n${seo}`,
      path: `/product/${handle}`,
      file: null,
      editPath: `/operator/products/${handle}`,
      isProduct: true,
    }))
    const last = rows.at(-1)
    if (!last || rows.length < PRODUCTS_PER_PAGE) return
    after = last.id
  }
}
