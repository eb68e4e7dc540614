import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { describeImportFault } from '../../../content/operator/import-faults.ts'
import type { ProductRecord } from '../product-record.ts'
import { ErrorList } from './import-errors.ts'
import { readProducts } from './read-products.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'csv-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))

async function read(content: string | Buffer) {
  const file = path.join(folder, 'file.csv')
  fs.writeFileSync(file, content)
  const errors = new ErrorList()
  const products: ProductRecord[] = []
  for await (const { product } of readProducts(file, errors)) products.push(product)
  return {
    products,
    errors: errors.errors.map(({ fault, ...cell }) => ({ ...cell, reason: describeImportFault(fault) })),
  }
}

describe('a product CSV', () => {
  it('may have a byte order mark, Windows line endings, and line breaks and quotes in its HTML', async () => {
    const { products, errors } = await read(
      '\ufeffHandle,Title,Body (HTML),Variant Price\r\na,A,"<p class=""x"">1</p>\r\n<p>2</p>",12\r\n\r\nb,B,,12.5\r\n',
    )
    expect(errors).toEqual([])
    expect(products).toMatchObject([
      { handle: 'a', descriptionHtml: '<p class="x">1</p>\r\n<p>2</p>', variants: [{ priceCents: 1200 }] },
      { handle: 'b', variants: [{ priceCents: 1250 }] },
    ])
  })

  it('can have variants on several rows, with images on those rows and on further rows', async () => {
    const { products, errors } = await read(
      [
        'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Image Src,Image Position',
        'a,A,Size,S,Colour,Red,1,https://x.example/2.png,2',
        'a,,,L,,Red,2,https://x.example/1.png,1',
        'a,,,,,,,https://x.example/3.png,3',
      ].join('\n'),
    )
    expect(errors).toEqual([])
    expect(products).toMatchObject([
      {
        optionNames: ['Size', 'Colour'],
        variants: [
          { optionValues: ['S', 'Red'], priceCents: 100 },
          { optionValues: ['L', 'Red'], priceCents: 200 },
        ],
        images: [1, 2, 3].map((number) => ({ src: `https://x.example/${number}.png` })),
      },
    ])
  })

  it("may use the newer template's column names, in any case", async () => {
    const { products, errors } = await read(
      'Title,URL handle,Description,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Status,Published on online store\n' +
        'A,a,Hi,5,6,shopify,-3,TRUE,Draft,FALSE\n',
    )
    expect(errors).toEqual([])
    expect(products).toMatchObject([
      {
        handle: 'a',
        descriptionHtml: 'Hi',
        status: 'draft',
        published: false,
        variants: [{ priceCents: 500, compareAtCents: 600, stock: -3, stockPolicy: 'continue' }],
      },
    ])
  })

  it('derives a missing handle from the title', async () => {
    const { products } = await read('Title,Price\nÉrable & Co.,5\n')
    expect(products).toMatchObject([{ handle: 'erable-co' }])
  })

  it('keeps unknown columns with the product, the variant or the image', async () => {
    const { products } = await read(
      'Handle,Title,Option1 Name,Option1 Value,Variant Price,Cost per item,Colour (product.metafields.x.y),Image Src\n' +
        'a,A,Size,S,1,0.50,blue,\na,,,L,1,0.60,,\n',
    )
    expect(products).toMatchObject([
      {
        extraColumns: { 'Colour (product.metafields.x.y)': 'blue' },
        variants: [
          { extraColumns: { 'Cost per item': '0.50' } },
          { extraColumns: { 'Cost per item': '0.60' } },
        ],
      },
    ])
  })
})

describe('errors in a product CSV are reported with line, column and value', () => {
  const price = 'Handle,Title,Variant Price\n'
  const options = 'Handle,Title,Option1 Name,Option1 Value,Variant Price\n'
  it.each([
    [
      'a price that is none',
      `${price}a,A,1\nb,B,free\n`,
      { line: 3, column: 'Variant Price', value: 'free' },
    ],
    ['a price with a currency', `${price}a,A,$5\n`, { line: 2, value: '$5' }],
    ['a price below zero', `${price}a,A,-1\n`, { line: 2, reason: 'is below zero' }],
    ['a missing price', `${price}a,A,\n`, { line: 2, column: 'Variant Price', value: '' }],
    ['a missing title', `${price}a,,1\n`, { line: 2, column: 'Title' }],
    ['a row without handle and title', `${price}a,A,1\n,,2\n`, { line: 3, column: 'Handle' }],
    ['rows that stand apart', `${price}a,A,1\nb,B,1\na,A,1\n`, { line: 4, column: 'Handle', value: 'a' }],
    ['a cell too many', `${price}a,A,1,5\n`, { line: 2, value: '5' }],
    ['the same variant twice', `${options}a,A,Size,S,1\na,,,S,1\n`, { line: 3, column: 'Option1 Value' }],
    ['a value without its option', `${options}a,A,,S,1\n`, { line: 2, column: 'Option1 Value', value: 'S' }],
    ['an option without its value', `${options}a,A,Size,,1\n`, { line: 2, column: 'Option1 Value' }],
    ['an unknown status', 'Handle,Title,Price,Status\na,A,1,gone\n', { column: 'Status', value: 'gone' }],
    ['a column twice', 'Handle,Title,URL handle\n', { line: 1, column: 'URL handle' }],
    ['no columns of products', 'Name,Age\nx,1\n', { line: 1 }],
    ['an empty file', '', { line: 1 }],
    ['a quote never closed', `${price}a,"A,1\n`, { line: 2 }],
    ['a line after line breaks in a cell', `${price}a,"A\r\n\nB",1\nb,B,x\n`, { line: 5, value: 'x' }],
    ['bytes that are not UTF-8', Buffer.from([...Buffer.from(price), 0xff, 0xfe, 0x0a]), {}],
    ['a NUL character', `${price}a,A\0,1\n`, { line: 2, column: 'Title' }],
  ])('%s', async (_, content, expected) => {
    const { errors } = await read(content)
    expect(errors[0]).toMatchObject(expected)
  })

  it('together, at most 50', async () => {
    const rows = Array.from({ length: 80 }, (_, number) => `p${number},P,x`)
    const { errors } = await read(price + rows.join('\n'))
    expect(errors).toHaveLength(50)
  })
})

describe("a file that isn't a product CSV", () => {
  it.each([
    [
      'Etsy',
      'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,MATERIALS,IMAGE1,IMAGE2,VARIATION 1 TYPE,SKU\nWolf,Grey,46.00,EUR,3,wolf,vinyl,https://i.etsystatic.com/1.jpg,,,W-1',
    ],
    [
      'WooCommerce',
      'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,Tax status,In stock?,Stock,Sale price,Regular price,Categories,Tags,Images\n1,simple,W-1,Wolf,1,0,visible,,,taxable,1,3,,46,Decals,wolf,https://x.example/1.png',
    ],
    [
      'Square',
      'Token,Item Name,Customer-facing Name,Variation Name,SKU,Description,Categories,Price,Current Quantity Shop\nA1,Wolf,,Regular,W-1,,Decals,46,3',
    ],
    [
      'BigCommerce',
      'Item Type,Product ID,Product Name,Product Type,Product Code/SKU,Price,Current Stock Level\nProduct,1,Wolf,P,W-1,46,3',
    ],
    [
      'Wix',
      'handleId,fieldType,name,description,productImageUrl,collection,sku,price\nwolf,Product,Wolf,,1.png,Decals,W-1,46',
    ],
    [
      'Squarespace',
      'Product ID [Non Editable],Variant ID [Non Editable],Product URL,Title,Description,SKU,Price,Stock\n1,2,wolf,Wolf,,W-1,46,3',
    ],
    [
      'Magento',
      'sku,store_view_code,attribute_set_code,product_type,name,price,qty\nW-1,,Default,simple,Wolf,46,3',
    ],
    ['Ecwid', 'type,product_internal_id,product_sku,product_name,product_price\nproduct,1,W-1,Wolf,46'],
    [
      'eBay',
      'Item number,Title,Custom label (SKU),Available quantity,Currency,Start price\n1,Wolf,W-1,3,CAD,46',
    ],
    [
      "Shopify's inventory",
      'Handle,Title,Option1 Name,Option1 Value,SKU,Location,Incoming,Committed,Available,On hand\nwolf,Wolf,Title,Default Title,W-1,Shop,0,0,3,3',
    ],
  ])('is refused by its name: %s', async (name, content) => {
    const { products, errors } = await read(content)
    expect(products).toEqual([])
    expect(errors).toMatchObject([{ line: 1, reason: expect.stringContaining(`an export of ${name}`) }])
  })

  it.each([
    ['semicolons', 'Handle;Title;Variant Price\nwolf;Wolf;4,60'],
    ['tabs', 'Handle\tTitle\tVariant Price\nwolf\tWolf\t4.60'],
  ])('is refused if it’s separated by %s', async (name, content) => {
    const { products, errors } = await read(content)
    expect(products).toEqual([])
    expect(errors).toMatchObject([{ line: 1, reason: expect.stringContaining(`separated by ${name}`) }])
  })

  it('is refused if a currency column says that its prices are in another currency', async () => {
    const { errors } = await read('Handle,Title,Price,Currency\na,A,4.60,CAD\nb,B,46.00,EUR\nc,C,46.00,usd\n')
    expect(errors).toMatchObject([
      { line: 3, column: 'Currency', value: 'EUR', reason: expect.stringContaining('Canadian dollars') },
      { line: 4, column: 'Currency', value: 'usd' },
    ])
  })

  it('is told apart from a product CSV that has such columns besides its own', async () => {
    const { products, errors } = await read(
      'Handle,Title,Variant Price,Quantity,Image1,Currency_Code,Location\na,A,4.60,3,,CAD,Shop\n',
    )
    expect(errors).toEqual([])
    expect(products).toMatchObject([{ handle: 'a', variants: [{ priceCents: 460 }] }])
  })
})
