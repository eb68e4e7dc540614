import fs from 'node:fs'
import path from 'node:path'
import { createSchema } from 'graphql-yoga'
import type { StorefrontContext } from './context.ts'
import { sliceFields } from './limits/slice-fields.ts'
import { article } from './resolvers/article.ts'
import { cart, cartLine } from './resolvers/cart.ts'
import { mutation } from './resolvers/cart-mutations.ts'
import { catalogueQueries } from './resolvers/catalogue-queries.ts'
import { collection } from './resolvers/collection.ts'
import { blog, contentQueries, page, shopPolicy } from './resolvers/content.ts'
import { image } from './resolvers/image.ts'
import { menu, menuItem, menuQueries } from './resolvers/menu.ts'
import { nodeQueries } from './resolvers/nodes.ts'
import { product } from './resolvers/product.ts'
import { searchQueries } from './resolvers/search.ts'
import { shopQueries } from './resolvers/shop.ts'
import { sitemap, sitemapQueries } from './resolvers/sitemap.ts'
import { productVariant } from './resolvers/variant.ts'
import { dateTime } from './scalars.ts'

const folder = path.join(import.meta.dirname, 'schema')

/** Reads the type definitions from the folder `schema` beside this file. */
export function readTypeDefinitions(): string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
}

/** Builds the schema with its resolvers. For types without resolvers, the fields of the source object are returned. */
export function makeSchema() {
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
      Mutation: mutation,
      Article: article,
      Blog: blog,
      Cart: cart,
      CartLine: cartLine,
      Collection: collection,
      DateTime: dateTime,
      Image: image,
      Menu: menu,
      MenuItem: menuItem,
      Page: page,
      Product: product,
      ProductVariant: productVariant,
      ShopPolicy: shopPolicy,
      Sitemap: sitemap,
    },
  })
  return sliceFields(schema)
}
