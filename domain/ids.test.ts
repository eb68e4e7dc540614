import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatGid,
  parseCollectionReference,
  parseGid,
  parseNumericGid,
  parseNumericKey,
  parseProductReference,
} from './ids.ts'

describe('gids', () => {
  it('are formatted from type and key, plus a query if there is one', () => {
    expect(formatGid('Product', 123)).toBe('gid://shopify/Product/123')
    expect(formatGid('CartLine', 'a-b', 'cart=xyz')).toBe('gid://shopify/CartLine/a-b?cart=xyz')
  })

  it('can be parsed back', () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,20}$/)
    const key = fc.stringMatching(/^[A-Za-z0-9_-]{1,30}$/)
    const query = fc.stringMatching(/^([a-z]{1,5}=[a-z0-9]{1,20})?$/)
    fc.assert(
      fc.property(word, key, query, (type, k, q) => {
        expect(parseGid(formatGid(type, k, q))).toEqual({ type, key: k, query: q })
      }),
    )
  })

  it.each([
    '',
    '123',
    'gid://shopify/Product/',
    'gid://shopify//1',
    'gid://other/Product/1',
    'gid://shopify/Product/1/2',
    'gid://shopify/Product/../1',
    'gid://shopify/Product/1?',
  ])('"%s" isn’t a gid', (text) => {
    expect(parseGid(text)).toBeNull()
  })

  it('give their number only for the requested type', () => {
    expect(parseNumericGid('gid://shopify/ProductVariant/7', 'ProductVariant')).toBe(7)
    expect(parseNumericGid('gid://shopify/Product/7', 'ProductVariant')).toBeNull()
    expect(parseNumericGid('gid://shopify/Product/x7', 'Product')).toBeNull()
  })
})

describe('numeric keys', () => {
  it.each(['0', '-1', '1.5', '01', '1e3', ' 1', '9007199254740992', '99999999999999999'])(
    '"%s" isn’t a key',
    (text) => {
      expect(parseNumericKey(text)).toBeNull()
    },
  )

  it('go up to the largest integer that a double represents exactly', () => {
    expect(parseNumericKey('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER)
  })
})

describe('a product reference', () => {
  it.each([
    ['maple-leaf-decal', { kind: 'handle', handle: 'maple-leaf-decal' }],
    ['Maple-Leaf-Decal', { kind: 'handle', handle: 'maple-leaf-decal' }],
    ['4x4', { kind: 'handle', handle: '4x4' }],
    ['123', { kind: 'id', id: 123, handle: '123' }],
    ['gid://shopify/Product/123', { kind: 'id', id: 123, handle: null }],
    ['gid%3A%2F%2Fshopify%2FProduct%2F123', { kind: 'id', id: 123, handle: null }],
    ['%C3%A9rable', { kind: 'handle', handle: 'érable' }],
  ])('%s can be parsed', (text, reference) => {
    expect(parseProductReference(text)).toEqual(reference)
  })

  it.each([
    '',
    '..%2f..%2fetc',
    '%zz',
    '.env',
    'a/b',
    'a b',
    "x' or 1=1",
    'gid://shopify/Collection/1',
    'gid://shopify/Product/0',
    '-',
    'a'.repeat(256),
  ])('"%s" can’t be a product', (text) => {
    expect(parseProductReference(text)).toBeNull()
  })

  it('of a collection accepts only collection gids', () => {
    expect(parseCollectionReference('gid://shopify/Collection/7')).toEqual({
      kind: 'id',
      id: 7,
      handle: null,
    })
    expect(parseCollectionReference('gid://shopify/Product/7')).toBeNull()
  })
})
