// Runs on both databases.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimsAuditSchema } from '../../../contract/operator/claims-audit.ts'
import { textFormSchema } from '../../../contract/operator/texts.ts'
import { searchPagesSchema } from '../../../contract/search.ts'
import { removeOwnTexts } from '../../../tests/fixtures/own-texts.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'

let shop: CheckoutShop
let boss: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
})
afterAll(() => shop.close())

async function change(handle: string, words: Record<string, string>) {
  const address = `/api/operator/texts/sections/${handle}`
  const { version, head } = textFormSchema.parse(await (await boss.get(address)).json())
  expect((await boss.send('PUT', address, { version, head: { ...head, ...words }, body: '' })).status).toBe(
    200,
  )
}

async function found(words: string): Promise<string[]> {
  const answer = await shop.app.request(`/api/search?q=${encodeURIComponent(words)}`)
  const { answers, pages, collections } = searchPagesSchema.parse(await answer.json())
  return [...answers, ...pages, ...collections].map(({ url, title }) => `${url} ${title}`)
}

async function claimed(value: string): Promise<(string | null)[]> {
  const { groups } = claimsAuditSchema.parse(await (await boss.get('/api/operator/truth')).json())
  return groups.flatMap(({ values }) =>
    values.filter((each) => each.value === value).flatMap(({ places }) => places.map(({ path }) => path)),
  )
}

it('search and the claims audit read the owner’s texts of landing pages and home', async () => {
  expect([await found('zeppelin'), await claimed('77 years')]).toEqual([[], []])
  await change('texas-decals', {
    name: 'Texas Zeppelins',
    'sections.faq.questions.0.text': 'They are rated for 77 years outdoors.',
  })
  await change('home', { 'promo.text': 'Ask for our quagga stickers.' })
  expect(await found('zeppelins')).toEqual(['/texas-decals Texas Zeppelins'])
  expect(await found('77 years')).toContain('/texas-decals Texas Zeppelins')
  expect((await found('quagga')).map((page) => page.split(' ')[0])).toEqual(['/'])
  expect(await claimed('77 years')).toEqual(['/texas-decals'])
  await removeOwnTexts(shop)
  expect([await found('zeppelin'), await claimed('77 years')]).toEqual([[], []])
})
