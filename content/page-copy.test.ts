import { describe, expect, it } from 'vitest'
import { landingPages } from './landing/landing-pages.ts'
import { isPageListKey, listPageLists, listPageCopy, parseListOrder, replacePageCopy } from './page-copy.ts'

const page = {
  sections: [
    {
      kind: 'faq',
      title: 'Ask',
      questions: [
        { heading: 'A?', text: 'a' },
        { heading: 'B?', text: 'b' },
      ],
    },
    {
      kind: 'table',
      columns: ['X', 'Y'],
      rows: [
        ['1', '2'],
        ['3', '4'],
      ],
    },
    { kind: 'story', title: 'Told', paragraphs: ['Once', 'Then'] },
    { kind: 'tiles', tiles: [{ name: 'T', url: '/t' }] },
  ],
}
const LIST = 'sections.faq.questions'

describe('a list of texts', () => {
  it('has the order, the entries and the texts that the owner gave it', () => {
    const words = {
      [LIST]: 'n2,1',
      [`${LIST}.1.text`]: 'bee',
      [`${LIST}.n2.heading`]: 'C?',
      [`${LIST}.n2.text`]: 'c',
      'sections.table.rows': '1,n1,0',
      'sections.table.rows.n1.0': '5',
      'sections.table.rows.n1.1': '6',
      'sections.story.paragraphs': 'n1,0',
      'sections.story.paragraphs.n1': 'Long ago',
    }
    const changed = replacePageCopy(page, words)
    expect(changed.sections).toEqual([
      {
        kind: 'faq',
        title: 'Ask',
        questions: [
          { heading: 'C?', text: 'c' },
          { heading: 'B?', text: 'bee' },
        ],
      },
      {
        kind: 'table',
        columns: ['X', 'Y'],
        rows: [
          ['3', '4'],
          ['5', '6'],
          ['1', '2'],
        ],
      },
      { kind: 'story', title: 'Told', paragraphs: ['Long ago', 'Once'] },
      page.sections[3],
    ])
    expect(Object.keys(listPageCopy(page, words)).filter((key) => key.startsWith(LIST))).toEqual([
      `${LIST}.n2.heading`,
      `${LIST}.n2.text`,
      `${LIST}.1.heading`,
      `${LIST}.1.text`,
    ])
  })

  it.each([
    ['an entry that lacks a text', { [LIST]: '0,n1', [`${LIST}.n1.heading`]: 'C?' }, ['A?']],
    ['an entry of another release', { [LIST]: '1,7' }, ['B?']],
    ['no order', { [LIST]: 'x' }, ['A?', 'B?']],
    ['an order with an entry twice', { [LIST]: '1,1' }, ['A?', 'B?']],
  ])('handles what it can’t show: %s', (_, words, headings) => {
    const [faq] = replacePageCopy(page, words).sections
    expect(faq?.questions?.map(({ heading }) => heading)).toEqual(headings)
  })

  it('can’t be changed by the owner if its entries have links or pictures', () => {
    expect(Object.keys(listPageLists(page))).toEqual([
      LIST,
      'sections.table.rows',
      'sections.story.paragraphs',
    ])
    expect([
      isPageListKey('sections.tiles.tiles'),
      isPageListKey('hero.figures'),
      parseListOrder(''),
    ]).toEqual([false, false, null])
  })
})

it('every list of a landing page can have one entry more, or only one', async () => {
  let lists = 0
  for (const { page: open } of landingPages) {
    const standard = await open()
    for (const [key, { order, entry }] of Object.entries(listPageLists(standard))) {
      lists += 1
      const added = Object.keys(entry).map((end) => [`${key}.n1${end}`, 'Added'] as const)
      expect(added.length, key).toBeGreaterThan(0)
      const longer = replacePageCopy(standard, { [key]: `${order},n1`, ...Object.fromEntries(added) })
      const count = (of: typeof standard) => Object.keys(listPageCopy(of)).length
      expect(count(longer) - count(standard), key).toBe(added.length)
      expect(count(replacePageCopy(standard, { [key]: '0' })), key).toBeLessThanOrEqual(count(standard))
      expect(longer.sections.map(({ kind }) => kind)).toEqual(standard.sections.map(({ kind }) => kind))
    }
  }
  expect(lists).toBeGreaterThan(40)
})

it('a page keeps its structure whatever its texts', async () => {
  for (const landingPage of landingPages) {
    const standard = await landingPage.page()
    const words = Object.fromEntries(Object.keys(listPageCopy(standard)).map((key) => [key, 'Other words']))
    const changed = replacePageCopy(standard, words)
    expect(changed.sections.map(({ kind }) => kind)).toEqual(standard.sections.map(({ kind }) => kind))
    expect(new Set(Object.values(listPageCopy(changed)))).toEqual(new Set(['Other words']))
    expect(changed.hero.primary.url).toBe(standard.hero.primary.url)
    expect(replacePageCopy(standard, {})).toBe(standard)
  }
})
