import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readTexts } from './read-texts.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true })
})

/** Reads the texts of a temporary folder with these files. */
function read(files: Record<string, string>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'texts-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  return readTexts(folder)
}

const page = (body: string, head = 'title: About\ndescription: Who we are\ncreated: 2026-05-01') =>
  `---\n${head}\n---\n${body}\n`

const news = page('', 'title: News\ndescription: What is new')
const post = (head: string) =>
  page('<p>Words</p>', `title: A\nexcerpt: B\ncategory: Tips & Tricks\nauthor: Kim\n${head}`)

it('a page has its file’s handle, and counts as changed when it was created unless it says otherwise', () => {
  const { pages } = read({
    'pages/about.html': page('<p>Caf&eacute; with <strong>words</strong></p>'),
    'pages/faq.html': page(
      '<p>x</p>',
      'title: FAQ\ndescription: D\ncreated: 2026-05-01\nupdated: 2026-06-02',
    ),
  })
  expect(pages.map(({ handle, updatedAt }) => [handle, updatedAt.toISOString()])).toEqual([
    ['about', '2026-05-01T12:00:00.000Z'],
    ['faq', '2026-06-02T12:00:00.000Z'],
  ])
  expect(pages[0]?.words).toContain('cafe')
})

it('front matter may have any line ending, and values may contain colons', () => {
  const text = page('<p>x</p>', 'title: Cast: or not\ndescription: D\ncreated: 2026-05-01')
  expect(read({ 'pages/a.html': `\uFEFF${text.replaceAll('\n', '\r\n')}` }).pages[0]?.title).toBe(
    'Cast: or not',
  )
})

it('a post belongs to its blog, and its category is its first tag', () => {
  const { posts } = read({
    'blogs/news.html': news,
    'posts/first.html': post('blog: news\ntags: one, two,\npublished: 2026-05-01'),
  })
  expect(posts[0]).toMatchObject({
    blog: { title: 'News' },
    tags: ['Tips & Tricks', 'one', 'two'],
    picture: null,
  })
})

it('the shop’s facts are filled in', () => {
  const { pages } = read({ 'pages/a.html': page('<p>{{canada-price}}, {{canada-days}}, {{phone}}</p>') })
  expect(pages[0]?.body).toMatch(/^<p>CA\$9\.99, 5 to 7, [\d-]+<\/p>$/)
})

describe('a fault', () => {
  it.each([
    ['no head', { 'pages/a.html': '<p>x</p>' }, 'pages/a.html: begins with a line of three hyphens'],
    ['a missing name', { 'pages/a.html': page('', 'title: A\ncreated: 2026-05-01') }, 'needs "description"'],
    ['an unknown name', { 'pages/a.html': page('', 'titel: A') }, 'does not know "titel"'],
    ['no colon', { 'pages/a.html': page('', 'title A') }, '"title A" is not "name: value"'],
    ['a name twice', { 'pages/a.html': page('', 'title: A\ntitle: B') }, '"title" appears twice'],
    [
      'no such day',
      { 'pages/a.html': page('', 'title: A\ndescription: D\ncreated: 2026-02-30') },
      '"created": is a day such as 2026-05-12',
    ],
    ['an unknown fact', { 'pages/a.html': page('<p>{{fax}}</p>') }, 'does not know {{fax}}'],
    ['a tag left open', { 'pages/a.html': page('<ul><li>x</ul>') }, '<li> is not closed'],
    ['a script', { 'pages/a.html': page('<script>x</script>') }, '<script> isn’t an allowed tag'],
    ['a handler', { 'pages/a.html': page('<p onclick="x">x</p>') }, '<p> has no "onclick"'],
    [
      'a link that runs',
      { 'pages/a.html': page('<a href="javascript:x">x</a>') },
      '<a> leads to "javascript:x"',
    ],
    [
      'a file name with capitals',
      { 'pages/About Us.html': page('') },
      'must be named with lower-case letters',
    ],
    [
      'a policy of no kind',
      { 'policies/cookies.html': page('', 'title: A') },
      'policies/cookies.html: is none of',
    ],
    [
      'a post without its blog',
      { 'posts/a.html': post('blog: news\ntags: x\npublished: 2026-05-01') },
      'posts/a.html: there is no blogs/news.html',
    ],
  ])('such as %s is reported with its file', (_, files, words) => {
    expect(() => read(files)).toThrow(words)
  })

  it('is reported together with all others', () => {
    const files = { 'pages/a.html': page('<p>', 'title: A'), 'blogs/b.html': page('', 'title: B') }
    expect(() => read(files)).toThrow(/pages\/a[^]*<p> is not closed[^]*blogs\/b/)
  })
})

it('a shop without texts has none', () => {
  expect(read({})).toEqual({ policies: [], pages: [], blogs: [], posts: [] })
})
