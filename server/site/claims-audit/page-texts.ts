import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type PageCopy, replacePageCopy } from '../../../content/page-copy.ts'
import type { Database } from '../../db/database.ts'
import { landingPages } from '../../../content/landing/landing-pages.ts'
import { publicPages } from '../../../content/public-pages.ts'
import {
  findSectionPage,
  buildHostedPath,
  buildPagePath,
  findShopPath,
  getShopTexts,
  readShopPageCopy,
  TEXTS_FOLDER,
} from '../../texts/index.ts'
import type { AuditedText } from './audited-text.ts'

/**
 * The paths of the pages that show the texts of content/, by file name. A file that isn't listed contains texts of many pages, or of
 * e-mails.
 */
const PATHS_BY_FILE: Readonly<Record<string, string>> = {
  'about.ts': '/about',
  'account.ts': '/account',
  'blog.ts': '/blog',
  'contact.ts': '/contact',
  'credits.ts': '/credits',
  'custom-banner-designer.ts': '/custom-banner-designer',
  'cut-files/cut-files-page.ts': '/cut-files',
  'design-generator.ts': '/design-generator',
  'design-inspiration.ts': '/design-inspiration',
  'home-content.ts': '/',
  'home.ts': '/',
  'my-designs.ts': '/my-designs',
  'my-images.ts': '/images',
  'newsletter.ts': '/newsletter',
  'referrals.ts': '/referrals',
  'returns.ts': '/returns',
  'shop-page.ts': '/shop',
  ...Object.fromEntries(landingPages.map(({ path: at }) => [`landing/${path.basename(at)}.ts`, at])),
}

/** Matches files whose texts shoppers never see, and the list of calculators, whose texts are in other files. */
const SKIPPED_FILE = /\.test\.ts$|^operator\/|^redirects\.ts$|^landing\/calculators\.ts$/

/** Lists all texts of content/: pages, guides, policies and posts, and the sentences of all other pages. */
export async function listAuditedPageTexts(db: Database): Promise<AuditedText[]> {
  return [...writtenTexts(), ...(await listWords(db))]
}

function writtenTexts(): AuditedText[] {
  const { policies, pages, blogs, posts } = getShopTexts()
  const own = { isProduct: false } as const
  const at = (text: Parameters<typeof buildHostedPath>[0]) => findShopPath(buildHostedPath(text))
  return [
    ...policies.map((text) => ({
      ...own,
      ...text,
      text: text.body,
      path: at(text),
      ...sourceOf('policies', text),
    })),
    ...pages.map((text) => ({
      ...own,
      title: text.title,
      text: `${text.description}\n\n${text.body}`,
      path: buildPagePath(text),
      ...sourceOf(text.section, text),
    })),
    ...blogs.map((text) => ({
      ...own,
      ...text,
      text: text.description,
      path: at(text),
      ...sourceOf('blogs', text),
    })),
    ...posts.map((text) => ({
      ...own,
      title: text.title,
      text: `${text.excerpt}\n\n${text.body}`,
      path: `/blog/${text.handle}`,
      ...sourceOf('posts', text),
    })),
  ]
}

const sourceOf = (folder: string, { handle }: { handle: string }) => ({
  file: `content/${folder}/${handle}.html`,
  editPath: `/operator/texts/${folder}/${handle}`,
})

async function listWords(db: Database): Promise<AuditedText[]> {
  const files = (await readdir(TEXTS_FOLDER, { recursive: true }))
    .filter((file) => file.endsWith('.ts') && !SKIPPED_FILE.test(file))
    .toSorted()
  const texts: AuditedText[] = []
  for (const file of files) {
    const module: unknown = await import(pathToFileURL(path.join(TEXTS_FOLDER, file)).href)
    const handle = handleOf(file)
    const own = await readShopPageCopy(db, handle)
    const isEditable = PATHS_BY_FILE[file] !== undefined && findSectionPage(handle) !== null
    const text = wordsIn(withWordsOf(module, own)).join('\n\n')
    texts.push({
      title: titleOf(file),
      text,
      path: PATHS_BY_FILE[file] ?? null,
      file: `content/${file}`,
      editPath: isEditable ? `/operator/texts/sections/${handle}` : null,
      isProduct: false,
    })
  }
  return texts
}

/**
 * Returns the handle of the page that shows the texts of this file. If no page shows them, returns the name of the file, which isn't the
 * handle of any page.
 */
const handleOf = (file: string): string => path.basename(PATHS_BY_FILE[file] ?? file, '.ts') || 'home'

/**
 * Returns the name of the page with the texts of this file. If there is no such page, makes a name from the file's name: "Boat lettering".
 */
function titleOf(file: string): string {
  const shownAt = PATHS_BY_FILE[file]
  const shown = findSectionPage(handleOf(file)) ?? publicPages.find(({ path: at }) => at === shownAt)
  if (shownAt !== undefined && shown) return shown.name
  const words = path.basename(file, '.ts').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the exports of a module, with the owner's texts in place of the defaults. */
const withWordsOf = (module: unknown, own: PageCopy): unknown =>
  typeof module === 'object' && module !== null && Object.keys(own).length > 0
    ? Object.values(module).map((content: unknown) => replacePageCopy(content, own))
    : module

/** Collects all strings in a value, at any depth. Skips functions, because their text depends on their arguments. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}
