import { describe, expect, it } from 'vitest'
import type { OperatorProduct } from '../../../../contract/operator/product.ts'
import { readProductEdit, toProductFormValues, rebaseProductFormValues } from './product-form-values.ts'

const leaf: OperatorProduct = {
  handle: 'leaf',
  version: 3,
  title: 'Leaf',
  descriptionHtml: '<p>Red</p>',
  shownHtml: '<p>Red</p>',
  vendor: '',
  productType: '',
  tags: ['boat'],
  status: 'active',
  published: true,
  seoTitle: '',
  seoDescription: '',
  optionNames: ['Size'],
  personalization: { kind: 'none' },
  variants: [
    {
      id: 7,
      title: 'Small',
      sku: 'S',
      priceCents: 499,
      compareAtCents: null,
      stock: 10,
      stockPolicy: 'deny',
      waiting: 0,
    },
    {
      id: 8,
      title: 'Large',
      sku: 'L',
      priceCents: 999,
      compareAtCents: 1_299,
      stock: null,
      stockPolicy: 'continue',
      waiting: 0,
    },
  ],
  images: [{ src: '/media/a.png', alt: '', width: 1, height: 1 }],
  collections: [],
  history: [],
}
const type = (fields: object, of = leaf) => ({
  ...toProductFormValues(of),
  fields: { ...toProductFormValues(of).fields, ...fields },
})

describe('the edit to send', () => {
  it('contains the edited variants, with the stock that was seen', () => {
    const read = readProductEdit(type({ '7.stock': '25', tags: ' boat, best-seller,, ' }), leaf)
    expect(read).toMatchObject({
      ok: true,
      edit: {
        version: 3,
        tags: ['boat', 'best-seller'],
        variants: [{ id: 7, stock: 25, seenStock: 10, priceCents: 499 }],
      },
    })
  })

  it.each([
    ['7.price', '4,99'],
    ['7.price', ''],
    ['8.compareAt', '-1'],
    ['7.stock', '1.5'],
    ['title', '  '],
  ] as const)('reports an error for %s if it is "%s"', (field, text) => {
    const read = readProductEdit(type({ [field]: text }), leaf)
    expect(read.ok ? [] : Object.keys(read.errors)).toEqual([field])
  })
})

describe('values typed on a stale version', () => {
  const newest: OperatorProduct = {
    ...leaf,
    version: 4,
    title: 'Maple leaf',
    vendor: 'Ann',
    variants: leaf.variants.map((one) => (one.id === 7 ? { ...one, priceCents: 599 } : one)),
    images: [],
  }

  it('stay if both changed a field, together with its current value; other fields show their current values', () => {
    const { typed, meanwhile } = rebaseProductFormValues(
      type({ title: 'Oak leaf', '7.stock': '25' }),
      leaf,
      newest,
    )
    expect(typed.fields).toMatchObject({
      title: 'Oak leaf',
      vendor: 'Ann',
      '7.price': '5.99',
      '7.stock': '25',
    })
    expect(meanwhile).toEqual({ title: 'Maple leaf' })
    expect(typed.images).toEqual([])
  })

  it('are no conflict if both wrote the same', () => {
    expect(rebaseProductFormValues(type({ title: 'Maple leaf' }), leaf, newest).meanwhile).toEqual({})
  })
})
