// Runs on both databases.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { homeCopy } from '../../../content/home.ts'
import { landingPages } from '../../../content/landing/landing-pages.ts'
import { replacePageCopy } from '../../../content/page-copy.ts'
import {
  type OperatorText,
  textChangesSchema,
  textFormSchema,
  textPreviewSchema,
} from '../../../contract/operator/texts.ts'
import { problemSchema } from '../../../contract/problem.ts'
import { removeOwnTexts } from '../../../tests/fixtures/own-texts.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { products } from '../../db/schema/catalogue.ts'
import { ownTexts } from '../../db/schema/own-texts.ts'
import { raiseCacheRevision } from '../../platform/revision.ts'
import { reloadChangedTexts } from '../shop-texts.ts'

let shop: CheckoutShop
let boss: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
})
afterAll(() => shop.close())
afterEach(() => removeOwnTexts(shop))

const PATH = '/api/operator/texts'
const TEXAS = `${PATH}/sections/texas-decals`
const HOME = `${PATH}/sections/home`
const open = async (address: string) => textFormSchema.parse(await (await boss.get(address)).json())
const save = ({ version, head }: OperatorText, changed: Record<string, string>) => ({
  version,
  head: { ...head, ...changed },
  body: '',
})
const change = async (address: string, changed: Record<string, string>) =>
  boss.send('PUT', address, save(await open(address), changed))
const publicWords = async (path: string): Promise<unknown> => (await shop.app.request(path)).json()
const errorsOf = async (answer: Response) => problemSchema.parse(await answer.json()).errors

it('texts of a landing page and home are changed, previewed and undone', async () => {
  const update = save(await open(TEXAS), { 'hero.title': 'Decals as wide as Texas' })
  const preview = textPreviewSchema.parse(await (await boss.send('POST', `${TEXAS}/preview`, update)).json())
  expect([preview.is, preview.becomes, preview.title]).toEqual([
    ['Texas decals as big as the sky'],
    ['Decals as wide as Texas'],
    'Decals as wide as Texas',
  ])
  expect(preview.sections.map(({ heading }) => heading)).toContain('Questions from Texas')
  expect(await publicWords('/api/page-words/texas-decals')).toEqual({})

  expect((await boss.send('PUT', TEXAS, update)).status).toBe(200)
  expect(await publicWords('/api/page-words/texas-decals')).toEqual({
    'hero.title': 'Decals as wide as Texas',
  })
  expect((await boss.send('PUT', TEXAS, update)).status).toBe(409)

  expect((await change(HOME, { 'promo.text': 'Call {{phone}}.' })).status).toBe(200)
  expect(await publicWords('/api/home-words')).toEqual({
    promo: { ...homeCopy.promo, text: 'Call 905-555-0142.' },
  })

  const { changes } = textChangesSchema.parse(await (await boss.get(`${TEXAS}/changes`)).json())
  expect(changes[0]).toMatchObject({ is: preview.is, becomes: preview.becomes, undoable: true })
  expect((await boss.send('POST', `${PATH}/changes/${changes[0]?.id}/undo`)).status).toBe(200)
  expect(await publicWords('/api/page-words/texas-decals')).toEqual({})
  expect((await open(TEXAS)).state).toBe('default')
})

it('retyped or restored default texts count as the default, so they follow later releases', async () => {
  await change(TEXAS, { 'hero.title': 'Mine', 'hero.kicker': 'Mine too' })
  await change(TEXAS, { 'hero.title': 'Texas decals as big as the sky' })
  expect(await publicWords('/api/page-words/texas-decals')).toEqual({ 'hero.kicker': 'Mine too' })
  const { version } = await open(TEXAS)
  expect((await boss.send('DELETE', `${TEXAS}?to=default&version=${version}`)).status).toBe(200)
  expect(await shop.db.select().from(ownTexts)).toEqual([])
})

it.each([
  ['an empty heading', { 'hero.title': ' ' }, 'Please fill this in.'],
  ['an empty button', { 'hero.primary.label': '' }, 'Please fill this in.'],
  ['a heading without room', { 'hero.title': 'Texas '.repeat(20) }, /^Please use at most 90 characters/],
  ['a word without room', { 'hero.title': `D${'o'.repeat(13)}m` }, /is too long for one line on a phone/],
  ['an unknown fact', { 'hero.text': 'Call {{fax}}' }, /does not know \{\{fax\}\}/],
])('%s is rejected, naming its field', async (_, changed, message) => {
  const answer = await change(TEXAS, changed)
  expect(answer.status).toBe(422)
  const wanted = typeof message === 'string' ? message : expect.stringMatching(message)
  expect(await errorsOf(answer)).toEqual([{ field: Object.keys(changed)[0], message: wanted }])
})

it('addresses, pictures and unknown keys stay unchanged', async () => {
  const changed = {
    'hero.primary.url': 'https://example.com',
    'hero.art.src': '/x.svg',
    'hero.colour': 'red',
  }
  expect((await change(TEXAS, changed)).status).toBe(200)
  expect(await shop.db.select().from(ownTexts)).toEqual([])
  expect((await boss.get(`${PATH}/sections/nowhere`)).status).toBe(404)
})

it('typed text never becomes markup', async () => {
  const text = '<img src=x onerror=alert(1)> & more'
  await change(TEXAS, { 'sections.faq.questions.0.text': text, 'hero.title': '<b>Texas</b> decals' })
  const page = await (await shop.app.request('/api/page-words/texas-decals')).json()
  expect(page).toMatchObject({ 'sections.faq.questions.0.text': text })
  const preview = await boss.send('POST', `${TEXAS}/preview`, save(await open(TEXAS), {}))
  expect(await preview.text()).not.toContain('<img')
})

it('another process follows after a check of the revision, and ignores what it can’t read', async () => {
  await shop.db.transaction(async (tx) => {
    await tx.insert(ownTexts).values([
      { key: 'sections/texas-decals', source: '{"hero.title":{"was":"a","is":"Elsewhere"}}' },
      { key: 'sections/home', source: '{"hero":["of a later release"]}' },
    ])
    await raiseCacheRevision(tx, 'textsRevision')
  })
  await reloadChangedTexts(shop.db)
  expect(await publicWords('/api/page-words/texas-decals')).toEqual({ 'hero.title': 'Elsewhere' })
  expect(await publicWords('/api/home-words')).toEqual({})
})

it('catalogue prices are current in default texts and in the owner’s', async () => {
  await addProduct('texas-longhorn-star', 17_25)
  await addProduct('texas-gulf-to-panhandle', 12_00)
  const { defaults = {} } = await open(TEXAS)
  expect(defaults['hero.price']).toBe('From {{designs-from}}')
  expect(await publicWords('/api/page-words/texas-decals')).toEqual({
    description: expect.stringContaining('From CA$12.'),
    'hero.price': 'From CA$12',
  })
  await change(TEXAS, { 'hero.title': 'All from {{designs-from}}' })
  await shop.db.update(products).set({ minPriceCents: 13_50 })
  expect(await publicWords('/api/page-words/texas-decals')).toMatchObject({
    'hero.title': 'All from CA$13.50',
    'hero.price': 'From CA$13.50',
  })
  await addProduct('construction-starter-pack', 210_00, 260_00)
  const crew = await publicWords('/api/page-words/b2b-construction')
  expect(crew).toMatchObject({ 'hero.price': 'Starter pack CA$210 (regular CA$260, save CA$50)' })
  // CA$299.94 is the total of six single items and not the price of the pack, so it must stay unchanged.
  expect(JSON.stringify(crew)).toContain('the same six items cost CA$299.94. That’s our regular CA$260')
  await shop.db.delete(products)
})

async function addProduct(handle: string, minPriceCents: number, compareAtCents: number | null = null) {
  await shop.db.insert(products).values({ handle, title: handle, minPriceCents, compareAtCents })
}

it('list entries are added, removed, moved, previewed and undone', async () => {
  const form = await open(TEXAS)
  const list = 'sections.faq.questions'
  const { order = '', entry } = form.lists?.[list] ?? {}
  expect([order, form.head[list], Object.keys(entry ?? {})]).toEqual(['0,1,2', order, ['.heading', '.text']])
  const update = save(form, {
    [list]: '2,n1,0',
    [`${list}.n1.heading`]: 'Do you ship to Marfa?',
    [`${list}.n1.text`]: 'Yes, <b>lights</b> and all. Call {{phone}}.',
  })
  const preview = textPreviewSchema.parse(await (await boss.send('POST', `${TEXAS}/preview`, update)).json())
  expect(preview.becomes).toEqual([
    'Order of questions: 3, new 1, 1',
    'Do you ship to Marfa?',
    'Yes, <b>lights</b> and all. Call {{phone}}.',
  ])
  expect(preview.is).toEqual([
    'Order of questions: 1, 2, 3',
    form.head[`${list}.1.heading`],
    form.head[`${list}.1.text`],
  ])
  const saved = await boss.send('PUT', TEXAS, update)
  const { head } = textFormSchema.parse(await saved.json())
  expect([head[list], head[`${list}.n1.heading`]]).toEqual(['2,n1,0', 'Do you ship to Marfa?'])
  expect(await questionsOf('texas-decals')).toEqual([
    form.head[`${list}.2.heading`],
    'Do you ship to Marfa?',
    form.head[`${list}.0.heading`],
  ])
  const { changes } = textChangesSchema.parse(await (await boss.get(`${TEXAS}/changes`)).json())
  expect((await boss.send('POST', `${PATH}/changes/${changes[0]?.id}/undo`)).status).toBe(200)
  expect(await questionsOf('texas-decals')).toHaveLength(3)
})

it.each([
  [
    'no entry',
    { 'sections.faq.questions': '' },
    'sections.faq.questions',
    'Please leave at least one entry.',
  ],
  ['an entry twice', { 'sections.faq.questions': '0,0' }, 'sections.faq.questions', /at least one entry/],
  [
    'too many entries',
    { 'sections.faq.questions': Array.from({ length: 31 }, (_, index) => `n${index}`).join(',') },
    'sections.faq.questions',
    'Please use at most 30 entries.',
  ],
  [
    'a new entry without words',
    { 'sections.faq.questions': '0,n1', 'sections.faq.questions.n1.heading': 'Why?' },
    'sections.faq.questions.n1.text',
    'Please fill this in.',
  ],
])('%s is rejected, naming its field, and loses nothing', async (_, changed, field, message) => {
  const answer = await change(TEXAS, changed)
  expect(answer.status).toBe(422)
  const wanted = typeof message === 'string' ? message : expect.stringMatching(message)
  expect(await errorsOf(answer)).toEqual([{ field, message: wanted }])
  expect(await shop.db.select().from(ownTexts)).toEqual([])
})

/** Returns the questions as the page shows them. */
async function questionsOf(handle: string): Promise<string[]> {
  const entry = landingPages.find(({ path }) => path.endsWith(`/${handle}`))
  const words = z.record(z.string(), z.string()).parse(await publicWords(`/api/page-words/${handle}`))
  const sections = entry ? replacePageCopy(await entry.page(), words).sections : []
  return sections.flatMap((section) =>
    section.kind === 'faq' ? section.questions.map(({ heading }) => heading) : [],
  )
}

it('every text of every page can be saved unchanged, and none is an address or a handle', async () => {
  const handles = ['home', ...landingPages.map(({ path }) => path.split('/').at(-1))]
  expect(new Set(handles).size).toBe(handles.length)
  for (const handle of handles) {
    const address = `${PATH}/sections/${handle}`
    const text = await open(address)
    expect(Object.keys(text.head).length, handle).toBeGreaterThan(10)
    const words = Object.entries(text.head).filter(([, word]) => /^[/#]|^[a-z\d]+(-[a-z\d]+)+$/.test(word))
    expect(words, handle).toEqual([])
    const answer = await boss.send('POST', `${address}/preview`, save(text, {}))
    expect(textPreviewSchema.parse(await answer.json())).toMatchObject({ is: [], becomes: [] })
  }
})
