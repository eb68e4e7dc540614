import { shopFacts } from '../../../content/shop.ts'
import { toProductImage } from '../catalogue/storefront-image.ts'
import { toPlainDescription } from '../catalogue/plain-description.ts'
import type { Resolvers, StorefrontContext } from '../context.ts'
import { type PostText, formatTextGid } from '../../texts/index.ts'

type Truncation = { truncateAt?: number | null }

export const articleResolvers = {
  id: formatTextGid,
  // The author of a post is a single name, which isn't divided into first and last name. The author's e-mail address is that of the shop.
  authorV2: ({ author }) => ({
    name: author,
    firstName: author,
    lastName: '',
    email: shopFacts.email,
    bio: null,
  }),
  content: ({ body }, args: Truncation) => toPlainDescription(body, args.truncateAt ?? null),
  contentHtml: ({ body }) => body,
  excerpt: ({ excerpt }, args: Truncation) => toPlainDescription(escaped(excerpt), args.truncateAt ?? null),
  excerptHtml: ({ excerpt }) => `<p>${escaped(excerpt)}</p>`,
  image: findPicture,
  seo: ({ title, excerpt }) => ({ title, description: excerpt }),
  onlineStoreUrl: ({ handle }, _args, { deps }) => `${deps.env.PUBLIC_URL}/blog/${handle}`,
  trackingParameters: () => null,
} satisfies Resolvers<PostText>

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Finds the picture of the product that a post names. Null if the post names no product, or if the product isn't on sale. */
async function findPicture({ picture }: PostText, _args: unknown, { loaders, deps }: StorefrontContext) {
  const product = picture === null ? null : await loaders.productByHandle.load(picture)
  if (!product) return null
  const [row] = await loaders.imagesOfProduct.load(product.id)
  return row ? toProductImage(row, product, deps.env.PUBLIC_URL) : null
}
