// Runs on both databases.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import {
  buildClientSchema,
  buildSchema,
  type DocumentNode,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isEnumType,
  parse,
  type IntrospectionQuery,
  validate,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openStorefrontShop, type StorefrontShop } from '../../tests/setup/storefront-shop.ts'
import { readTypeDefinitions } from './schema.ts'

const file = createRequire(import.meta.url).resolve('@shopify/hydrogen-react/storefront.schema.json')
const introspection = z
  .custom<IntrospectionQuery>((value) => typeof value === 'object')
  .parse(JSON.parse(fs.readFileSync(file, 'utf8')))
// Skips validation. In the public schema, some deprecated fields aren't deprecated in their interface, and graphql 17 would refuse such a
// schema.
const theirs = buildClientSchema(introspection, { assumeValid: true })
const ours = buildSchema(readTypeDefinitions().join('\n'))

/** Lists all types, fields, arguments, inputs and values of a schema, one per line. */
function linesOf(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return []
    if (isEnumType(type)) return type.getValues().map((value) => `${type.name}.${value.name}`)
    if (isInputObjectType(type)) {
      return Object.values(type.getFields()).map(
        (field) => `${type.name}.${field.name}: ${String(field.type)}`,
      )
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return [type.name]
    return [
      ...type.getInterfaces().map((implemented) => `${type.name} implements ${implemented.name}`),
      ...Object.values(type.getFields()).flatMap((field) => [
        `${type.name}.${field.name}: ${String(field.type)}`,
        ...field.args.map((arg) => `${type.name}.${field.name}(${arg.name}: ${String(arg.type)})`),
      ]),
    ]
  })
}

it('everything our schema declares is in the public schema with the same type', () => {
  const known = new Set(linesOf(theirs))
  expect(linesOf(ours).filter((line) => !known.has(line))).toEqual([])
  expect(linesOf(ours).length).toBeGreaterThan(1_000)
})

const documents = ['hydrogen-cart', 'hydrogen-catalogue', 'hydrogen-content', 'vercel-commerce'].map(
  (name) => ({
    name,
    document: parse(fs.readFileSync(path.join(import.meta.dirname, 'contract', `${name}.graphql`), 'utf8')),
  }),
)

function operations(document: DocumentNode) {
  return document.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition' ? [definition.name?.value ?? ''] : [],
  )
}

describe.each(documents)('$name', ({ document, name }) => {
  let shop: StorefrontShop
  let cartId: unknown

  beforeAll(async () => {
    shop = await openStorefrontShop()
    const { productId, variantIds } = await shop.addProduct({
      title: 'Maple Leaf',
      optionNames: ['Size'],
      variants: [{ options: ['3 in'] }, { options: ['5 in'], priceCents: 20_00, compareAtCents: 25_00 }],
    })
    await shop.addCollection('Vehicle Decals', [productId])
    const wanted = [{ merchandiseId: variantIds[0] }]
    const data = await shop.ask(
      'mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id } } }',
      { lines: wanted },
    )
    cartId = z.object({ cartCreate: z.object({ cart: z.object({ id: z.string() }) }) }).parse(data).cartCreate
      .cart.id
  })
  afterAll(() => shop.close())

  it('is valid against the public schema', () => {
    expect(validate(theirs, document).map(({ message }) => message)).toEqual([])
  })

  it('runs without an error, operation by operation', async () => {
    const query = fs.readFileSync(path.join(import.meta.dirname, 'contract', `${name}.graphql`), 'utf8')
    for (const operationName of operations(document)) {
      const used = withOnly(query, operationName)
      const response = await shop.send({ query: used, variables: { cartId } }, { version: '2026-04' })
      expect({ operationName, answer: await response.json() }).toEqual({
        operationName,
        answer: { data: expect.anything() },
      })
    }
  })
})

/** Returns the text of one operation, with only those fragments that it needs, as storefronts send it. */
function withOnly(text: string, operationName: string): string {
  const document = parse(text)
  const spread = new Set<string>()
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) return node.forEach(collect)
    if (Reflect.get(node, 'kind') === 'FragmentSpread') {
      const name = String(Reflect.get(Reflect.get(node, 'name'), 'value'))
      if (!spread.has(name)) {
        spread.add(name)
        collect(
          document.definitions.find((item) => item.kind === 'FragmentDefinition' && item.name.value === name),
        )
      }
    }
    for (const [key, member] of Object.entries(node)) if (key !== 'loc') collect(member)
  }
  const operation = document.definitions.find(
    (item) => item.kind === 'OperationDefinition' && item.name?.value === operationName,
  )
  collect(operation)
  return document.definitions
    .filter(
      (item) => item === operation || (item.kind === 'FragmentDefinition' && spread.has(item.name.value)),
    )
    .map(({ loc }) => text.slice(loc?.start, loc?.end))
    .join('\n')
}
