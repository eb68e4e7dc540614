// Runs on both databases.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { pageTextSchema, postListSchema } from '../../../contract/content.ts'
import {
  type OperatorText,
  textChangesSchema,
  textFormSchema,
  textListSchema,
  textPreviewSchema,
} from '../../../contract/operator/texts.ts'
import { problemSchema } from '../../../contract/problem.ts'
import { removeOwnTexts } from '../../../tests/fixtures/own-texts.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { ownTexts } from '../../db/schema/own-texts.ts'
import { raiseCacheRevision } from '../../platform/revision.ts'
import { reloadChangedTexts, getShopTexts } from '../shop-texts.ts'

let shop: CheckoutShop
let boss: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
})
afterAll(() => shop.close())
afterEach(() => removeOwnTexts(shop))

const PATH = '/api/operator/texts'
const FAQ = `${PATH}/pages/faq`
const NEW_POST = {
  version: '',
  head: {
    title: 'Our van',
    excerpt: 'How we lettered it.',
    blog: 'decal-blog',
    category: 'Shop News',
    tags: '',
    author: 'Kim',
    published: '2026-05-01',
  },
  body: '<p>White on black.</p>',
}
const open = async (address: string) => textFormSchema.parse(await (await boss.get(address)).json())
const save = ({ version, head, body }: OperatorText, changed: { head?: object; body?: string }) => ({
  version,
  head: { ...head, ...changed.head },
  body: changed.body ?? body ?? '',
})
const history = async (address: string) =>
  textChangesSchema.parse(await (await boss.get(`${address}/changes`)).json()).changes
const publicFaq = async () =>
  pageTextSchema.parse(await (await shop.app.request('/api/texts/pages/faq')).json())
const slugs = async () =>
  postListSchema.parse(await (await shop.app.request('/api/posts')).json()).posts.map(({ slug }) => slug)
const errorsOf = async (answer: Response) => problemSchema.parse(await answer.json()).errors

it('a changed page is visible to everyone at once, with its facts, and the change can be undone', async () => {
  const form = await open(FAQ)
  expect(form).toMatchObject({ state: 'default', path: '/faq', hasDefault: true })
  const body = `${form.body}<h2>Do you cut magnets?</h2><p>Yes. Call <strong>{{phone}}</strong>.</p>`
  const update = save(form, { head: { title: 'Questions' }, body })
  const preview = textPreviewSchema.parse(await (await boss.send('POST', `${FAQ}/preview`, update)).json())
  expect([preview.is, preview.becomes]).toEqual([
    ['Frequently Asked Questions'],
    ['Questions', 'Do you cut magnets?', 'Yes. Call {{phone}}.'],
  ])
  expect(preview.sections.at(-1)?.html).toContain('905-555-0142')
  expect((await publicFaq()).title).toBe('Frequently Asked Questions')

  const saved = await boss.send('PUT', FAQ, update)
  expect(textFormSchema.parse(await saved.json()).state).toBe('own')
  const shown = await publicFaq()
  expect([shown.title, shown.sections.at(-1)?.heading]).toEqual(['Questions', 'Do you cut magnets?'])
  const [entry] = await history(FAQ)
  expect(entry).toMatchObject({ becomes: preview.becomes, undoable: true })
  expect((await boss.send('POST', `${PATH}/changes/${entry?.id}/undo`)).status).toBe(200)
  expect((await publicFaq()).title).toBe('Frequently Asked Questions')
  expect((await open(FAQ)).state).toBe('default')
})

it('the second of two concurrent changes is rejected, and the first one stays', async () => {
  const form = await open(FAQ)
  expect((await boss.send('PUT', FAQ, save(form, { head: { title: 'First' } }))).status).toBe(200)
  const second = await boss.send('PUT', FAQ, save(form, { head: { title: 'Second' } }))
  expect(second.status).toBe(409)
  expect((await publicFaq()).title).toBe('First')
})

it.each([
  ['an empty title', { head: { title: ' ' } }, 'title', 'Please fill this in.'],
  ['no words', { body: '<p> </p><script>x</script>' }, 'body', 'Please write something.'],
  ['an unknown fact', { body: '<p>{{fax}}</p>' }, 'body', /does not know \{\{fax\}\}/],
])('%s is rejected, naming its field', async (_, changed, field, message) => {
  const answer = await boss.send('PUT', FAQ, save(await open(FAQ), changed))
  expect(answer.status).toBe(422)
  const wanted = typeof message === 'string' ? message : expect.stringMatching(message)
  expect(await errorsOf(answer)).toEqual([{ field, message: wanted }])
})

it('scripts, handlers and frames are removed, and the text stays', async () => {
  const body =
    '<p onclick="x()">One <a href="javascript:x">two</a><img src="x" onerror="x"></p><iframe></iframe>'
  expect((await boss.send('PUT', FAQ, save(await open(FAQ), { body }))).status).toBe(200)
  expect((await publicFaq()).lead).toBe('<p>One <a>two</a><img src="x" /></p>')
})

it('a post is written, waits for its day, is removed and restored', async () => {
  const address = `${PATH}/posts/our-van`
  expect((await boss.send('PUT', address, NEW_POST)).status).toBe(200)
  expect(await slugs()).toContain('our-van')
  const twice = await boss.send('PUT', address, NEW_POST)
  expect([twice.status, (await errorsOf(twice))?.[0]?.field]).toEqual([422, 'title'])
  const later = save(await open(address), { head: { published: '2099-01-01' } })
  expect((await boss.send('PUT', address, later)).status).toBe(200)
  expect(await slugs()).not.toContain('our-van')
  expect((await open(address)).path).toBeNull()

  const sample = `${PATH}/posts/business-graphics-roi`
  const { version } = await open(sample)
  expect((await boss.send('DELETE', `${sample}?to=gone&version=${version}`)).status).toBe(200)
  expect(await slugs()).not.toContain('business-graphics-roi')
  expect(await (await shop.app.request('/api/newest-posts')).text()).not.toContain('business-graphics-roi')
  expect((await open(sample)).state).toBe('gone')
  expect((await boss.send('DELETE', `${sample}?to=default&version=`)).status).toBe(200)
  expect(await slugs()).toContain('business-graphics-roi')
})

it('pages can’t be removed or added', async () => {
  const { version } = await open(FAQ)
  expect((await boss.send('DELETE', `${FAQ}?to=gone&version=${version}`)).status).toBe(404)
  const made = await boss.send('PUT', `${PATH}/pages/warranty`, { ...NEW_POST, version: '' })
  expect(made.status).toBe(404)
  expect((await boss.get(`${PATH}/posts/..%2F..%2Fpackage`)).status).toBe(404)
})

it('a change by another process is visible after the next check of the revision', async () => {
  const source = '---\ntitle: Elsewhere\n---\n\n<p>Written by another process.</p>\n'
  await shop.db.transaction(async (tx) => {
    await tx.insert(ownTexts).values([
      { key: 'policies/terms-of-service', source },
      // A newer version of the shop wrote this text, with a field that this version doesn't know.
      { key: 'pages/faq', source: '---\ntitle: Later\nlayout: wide\n---\n<p>x</p>' },
    ])
    await raiseCacheRevision(tx, 'textsRevision')
  })
  const terms = () => getShopTexts().policies.find(({ handle }) => handle === 'terms-of-service')?.title
  expect(terms()).not.toBe('Elsewhere')
  await reloadChangedTexts(shop.db)
  expect(terms()).toBe('Elsewhere')
  expect((await publicFaq()).title).toBe('Frequently Asked Questions')
})

it('every text is listed, and saving it unchanged changes nothing', async () => {
  const { groups } = textListSchema.parse(await (await boss.get(PATH)).json())
  expect(groups.map(({ kind, texts }) => [kind, texts.length])).toEqual([
    ['sections', 21],
    ['pages', 3],
    ['policies', 4],
    ['guides', 3],
    ['blogs', 2],
    ['posts', 9],
  ])
  for (const { kind, texts } of groups)
    for (const { handle } of texts) {
      const address = `${PATH}/${kind}/${handle}`
      const answer = await boss.send('POST', `${address}/preview`, save(await open(address), {}))
      const { is, becomes } = textPreviewSchema.parse(await answer.json())
      expect([handle, is, becomes]).toEqual([handle, [], []])
    }
})

it('the list has the day of each post and of the last change, landing pages by title and the newest posts first', async () => {
  const list = async () => textListSchema.parse(await (await boss.get(PATH)).json()).groups
  const textsOf = async (kind: string) => (await list()).find((group) => group.kind === kind)?.texts ?? []
  const [home, ...landing] = await textsOf('sections')
  expect(home).toMatchObject({ handle: 'home', published: null })
  const titles = landing.map(({ title }) => title)
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b)))
  const days = (await textsOf('posts')).map(({ published }) => published ?? '')
  expect(days[0]).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(days).toEqual(days.toSorted().toReversed())

  const faq = async () => (await textsOf('pages')).find(({ handle }) => handle === 'faq')
  const form = await open(FAQ)
  const before = (await faq())?.changedAt ?? ''
  await boss.send('PUT', FAQ, save(form, { head: { title: 'Questions and answers' } }))
  const after = await faq()
  expect(after).toMatchObject({ title: 'Questions and answers', state: 'own' })
  expect((after?.changedAt ?? '') > before).toBe(true)
})
