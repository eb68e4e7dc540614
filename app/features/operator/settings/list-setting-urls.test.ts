import { expect, test } from 'vitest'
import { listSettingUrls } from './list-setting-urls.ts'

test.each([
  ['About | /about\nNews | https://shop.example/news', ['/about', 'https://shop.example/news']],
  [
    'Vehicles | /collection/vehicles\n- Cars | /collection/cars?view=all',
    ['/collection/vehicles', '/collection/cars?view=all'],
  ],
  [
    'Thanks!\n\nSee https://shop.example/care. Or (https://shop.example/faq), please.',
    ['https://shop.example/care', 'https://shop.example/faq'],
  ],
  ['Order {number}\n\n[Your order]({order page})', []],
  ['Free shipping over $50 / pickup', []],
])('in %j are %j', (text, addresses) => {
  expect(listSettingUrls(text)).toEqual(addresses)
})
