import fs from 'node:fs'
import path from 'node:path'
import { createSchema } from 'graphql-yoga'
import type { StorefrontContext } from './context.ts'
import { resolveFieldsInSlices } from './limits/slice-fields.ts'
import { articleResolvers } from './resolvers/article.ts'
import { cartResolvers, cartLineResolvers } from './resolvers/cart.ts'
import { cartMutations } from './resolvers/cart-mutations.ts'
import { catalogueQueries } from './resolvers/catalogue-queries.ts'
import { collectionResolvers } from './resolvers/collection.ts'
import { blogResolvers, contentQueries, pageResolvers, shopPolicyResolvers } from './resolvers/content.ts'
import { imageResolvers } from './resolvers/image.ts'
import { menuResolvers, menuItemResolvers, menuQueries } from './resolvers/menu.ts'
import { nodeQueries } from './resolvers/nodes.ts'
import { productResolvers } from './resolvers/product.ts'
import { searchQueries } from './resolvers/search.ts'
import { shopQueries } from './resolvers/shop.ts'
import { sitemapResolvers, sitemapQueries } from './resolvers/sitemap.ts'
import { variantResolvers } from './resolvers/variant.ts'
import { GraphQLScalarType } from 'graphql'

const folder = path.join(import.meta.dirname, 'schema')

/** Reads the type definitions from the folder `schema` beside this file. */
export function readTypeDefinitions(): string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
}

/** Builds the schema with its resolvers. For types without resolvers, the fields of the source object are returned. */
export function makeStorefrontSchema() {
  const schema = createSchema<StorefrontContext>({
    typeDefs: readTypeDefinitions(),
    resolvers: {
      QueryRoot: {
        ...catalogueQueries,
        ...contentQueries,
        ...menuQueries,
        ...nodeQueries,
        ...searchQueries,
        ...shopQueries,
        ...sitemapQueries,
      },
      Mutation: cartMutations,
      Article: articleResolvers,
      Blog: blogResolvers,
      Cart: cartResolvers,
      CartLine: cartLineResolvers,
      Collection: collectionResolvers,
      DateTime: dateTimeScalar,
      Image: imageResolvers,
      Menu: menuResolvers,
      MenuItem: menuItemResolvers,
      Page: pageResolvers,
      Product: productResolvers,
      ProductVariant: variantResolvers,
      ShopPolicy: shopPolicyResolvers,
      Sitemap: sitemapResolvers,
    },
  })
  return resolveFieldsInSlices(schema)
}

/** A time without fractions of a second, as in Shopify's API. */
const dateTimeScalar = new GraphQLScalarType({
  name: 'DateTime',
  serialize: (value) => {
    if (!(value instanceof Date)) throw new TypeError('DateTime is made of a Date')
    return value.toISOString().replace(/\.\d+Z$/, 'Z')
  },
})
