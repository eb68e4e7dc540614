// Runs on both databases.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operatorLogSchema } from '../../../contract/operator/log.ts'
import { refusedTextList } from '../../../content/operator/lists/refused-texts.ts'
import { listPageSchema } from '../../../contract/operator/list.ts'
import { screeningListSchema } from '../../../contract/operator/screening.ts'
import { createEmptyBanner } from '../../../content/empty-banner.ts'
import { quoteBanner } from '../../../tests/setup/banner-calls.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { createDesign } from '../../../tests/setup/decal-calls.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { addedTerms, refusedTexts } from '../../db/schema/screening.ts'
import { loadTextScreeners } from '../load-screens.ts'
import { recordRefusedText, sweepRefusedTexts } from '../refused-texts.ts'
import { createTextScreener } from '../../../decal/screening/screen.ts'

let shop: CheckoutShop
let boss: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(refusedTexts)
})

const PATH = '/api/operator/screening'
const ROCKET = { phrase: 'Brock Badgers', kind: 'team', wayOn: 'Ask for a badger and your own words' }
const listOf = async (search = '') =>
  screeningListSchema.parse(await (await boss.get(`${PATH}?search=${encodeURIComponent(search)}`)).json())
const add = (term: object = ROCKET) => boss.send('POST', PATH, term)
async function removeAll() {
  for (const { id } of (await listOf()).terms) if (id !== null) await boss.send('DELETE', `${PATH}/${id}`)
}
const REFUSED = '/api/operator/refused-texts'
const listRefused = async (query = '') =>
  listPageSchema(refusedTextList).parse(await (await boss.get(`${REFUSED}${query}`)).json())
const refusedOnes = async (query = '') => (await listRefused(query)).rows.map(({ cells }) => cells)
const compose = (of: TestVisitor, request: object): Promise<Response> =>
  of.send('POST', '/api/designs', { style: 'bold', seed: 1, count: 1, ...request })

describe('the screening list', () => {
  it('shows the whole list, and can be searched', async () => {
    const { terms, total } = await listOf()
    expect(terms).toHaveLength(total)
    expect(total).toBeGreaterThan(200)
    expect((await listOf('Coca-Cola')).terms).toMatchObject([
      { id: null, phrase: 'coca cola', kind: 'brand' },
    ])
    expect((await listOf('weed')).terms).toMatchObject([
      { except: ['weed control', 'weed killer', 'weed whacker', 'weed wacker'] },
    ])
  })

  it('accepts a phrase once, and every form refuses it from then on', async () => {
    const kim = shop.visitor()
    const { id } = await createDesign(kim)
    const requests = [{ prompt: 'brock badgers decal' }, { prompt: 'wolf', lettering: ['BROCK', 'BADGERS'] }]
    for (const request of requests) expect((await compose(kim, request)).status).toBe(201)
    const both = await Promise.all([add(), add()])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    for (const request of requests) {
      const answer = await compose(kim, request)
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { code: 'brand', detail: expect.stringContaining('Ask for a badger and your own words') },
      ])
    }
    const varied = await kim.send('POST', `/api/designs/${id}/variations`, { words: ['Brock', 'Badgers'] })
    expect(await varied.json()).toMatchObject({ code: 'brand', errors: [{ field: 'words' }] })
    const [text] = createEmptyBanner().items
    const design = { ...createEmptyBanner(), items: [{ ...text, text: 'Brock-Badgers' }] }
    expect((await quoteBanner(kim, { design })).merchandiseId).toBeNull()
    const csv = 'code,name\nA1,Brock Badgers cap\nA2,Plain cap'
    const labels = { symbology: 'code128', widthMm: 50, heightMm: 25 }
    const source = { kind: 'list', csv, lineColumns: ['name'] }
    const sheet = await kim.send('POST', '/api/label-sheets', { ...labels, source })
    expect(await sheet.json()).toMatchObject({
      count: 1,
      refused: [{ line: 2, reason: expect.stringContaining('Ask for a badger and your own words') }],
    })
    await removeAll()
    for (const request of requests) expect((await compose(kim, request)).status).toBe(201)
  })

  it('refuses in words what is never set, and only as a picture what is not drawn', async () => {
    await add({ phrase: 'zombie', kind: 'violence' })
    const kim = shop.visitor()
    expect((await compose(kim, { prompt: 'a zombie' })).status).toBe(422)
    expect((await compose(kim, { prompt: 'wolf "ZOMBIE CREW"' })).status).toBe(201)
    await removeAll()
  })

  it('applies in every process', async () => {
    const { added } = await loadTextScreeners(shop.deps.db)
    expect(added.lettering(['Brock Badgers'])).toBeNull()
    await add()
    expect((await loadTextScreeners(shop.deps.db)).added.lettering(['Brock Badgers'])).not.toBeNull()
    await removeAll()
  })

  it('logs each change, and keeps the shop’s default list', async () => {
    await add()
    await removeAll()
    const { entries } = operatorLogSchema.parse(
      await (await boss.get('/api/operator/log?subject=screened+word')).json(),
    )
    expect(entries.slice(0, 2)).toMatchObject([
      { subjectId: 'brock badgers', change: 'Removed' },
      { subjectId: 'brock badgers', change: 'Added: team' },
    ])
    expect((await boss.send('DELETE', `${PATH}/999`)).status).toBe(404)
    expect((await add({ phrase: 'Nike', kind: 'brand' })).status).toBe(409)
    expect((await add({ phrase: '!!', kind: 'brand' })).status).toBe(422)
  })

  it('is visible to operators only', async () => {
    expect((await shop.visitor().get(PATH)).status).toBe(401)
    expect((await shop.visitor().get(REFUSED)).status).toBe(401)
  })
})

it('a phrase is matched literally, whatever characters it has', () => {
  const { lettering } = createTextScreener([{ phrase: 'c++ (tm', kind: 'brand' }])
  expect([lettering(['c++ (tm)'])?.reason, lettering(['ccc tm'])]).toEqual(['brand', null])
})

describe('refused texts', () => {
  it('are counted by text for 30 days, without their visitors', async () => {
    const [kim, jo] = [shop.visitor(), shop.visitor()]
    for (const visitor of [kim, jo]) await compose(visitor, { prompt: 'a nike swoosh' })
    const { id } = await createDesign(kim)
    await kim.send('POST', `/api/designs/${id}/variations`, { words: ['Heil', 'Hitler'] })
    expect(await refusedOnes()).toMatchObject([
      { place: 'words', text: { text: 'Heil / Hitler' }, reason: 'unwelcome', times: 1 },
      { place: 'decal', text: { text: 'a nike swoosh' }, reason: 'brand', times: 2 },
    ])
    expect(await refusedOnes('?filter=brand')).toMatchObject([{ text: { text: 'a nike swoosh' } }])
    expect((await listRefused()).counts).toEqual({ all: 2, unwelcome: 1, brand: 1, 'not-drawn': 0 })
    const [row] = await shop.db.select().from(refusedTexts)
    expect(Object.keys(row ?? {}).toSorted()).toEqual(['id', 'lastAt', 'place', 'reason', 'text', 'times'])
    const later = new Date(shop.deps.now().getTime() + 31 * 24 * 60 * 60 * 1_000)
    expect(await sweepRefusedTexts({ db: shop.db, now: () => later })).toBe(2)
    expect(await refusedOnes()).toEqual([])
  })

  it('are listed twenty at a time, even if they are of the same moment', async () => {
    const at = shop.deps.now()
    for (let n = 0; n < 35; n += 1)
      await recordRefusedText(
        { db: shop.db, now: () => at },
        { place: 'decal', text: `text ${n}`, reason: 'brand' },
      )
    const first = await listRefused()
    const rest = await listRefused(`?after=${encodeURIComponent(first.next ?? '')}`)
    expect([first.rows.length, rest.rows.length, rest.next]).toEqual([20, 15, null])
    expect(new Set([...first.rows, ...rest.rows].map(({ id }) => id)).size).toBe(35)
  })

  it('are removed together once the shop has judged them, and the log says who did', async () => {
    for (const text of ['one', 'two', 'three'])
      await recordRefusedText(shop.deps, { place: 'banner', text, reason: 'brand' })
    const [three, two] = (await listRefused()).rows
    const remove = (...ids: string[]) => boss.send('POST', `${REFUSED}/actions`, { action: 'remove', ids })
    expect((await remove(three?.id ?? '', two?.id ?? '')).status).toBe(200)
    expect(await refusedOnes()).toMatchObject([{ text: { text: 'one' } }])
    expect((await remove(two?.id ?? '')).status).toBe(409)
    expect((await remove('none')).status).toBe(404)
    expect(
      (await shop.visitor().send('POST', `${REFUSED}/actions`, { action: 'remove', ids: ['1'] })).status,
    ).toBe(401)
    const { entries } = operatorLogSchema.parse(
      await (await boss.get('/api/operator/log?subject=refused+text')).json(),
    )
    expect(entries.map(({ actor, change }) => `${actor}: ${change}`)).toEqual([
      'Operator: Removed',
      'Operator: Removed',
    ])
  })

  it('don’t include requests that were refused for other reasons', async () => {
    await compose(shop.visitor(), { prompt: 'дракон' })
    expect(await refusedOnes()).toEqual([])
  })
})

it('that an older version stored are read', async () => {
  await shop.db
    .insert(addedTerms)
    .values({ phrase: 'unknown', kind: 'of-tomorrow', addedBy: 'Kim', addedAt: shop.deps.now() })
  expect((await loadTextScreeners(shop.db)).added.lettering(['unknown'])).toBeNull()
  await shop.db.delete(addedTerms)
})
