import type { SettingKind } from '../../contract/operator/settings.ts'
import type { MenuCategory, MenuLink } from '../../domain/settings/menu-links.ts'
import type { ReadResult, Setting, SettingTexts } from './setting-kinds.ts'

type Limits = SettingTexts & { most: number }
type Line = { isUnder: boolean; label: string; url: string }

const MAX_LABEL_LENGTH = 60

/** A setting with links, one per line: "About | /about". */
export const defineMenuLinksSetting = ({ most, ...said }: Limits): Setting<readonly MenuLink[]> => ({
  ...describe(said, 'links'),
  write: (value) => value.map(({ label, url }) => `${label} | ${url}`).join('\n'),
  read(text) {
    const read = readLines(text, most)
    if (!read.ok) return read
    const under = read.value.find(({ isUnder }) => isUnder)
    return under
      ? { ok: false, fault: { code: 'link-under-link', label: under.label } }
      : { ok: true, value: read.value.map(({ label, url }) => ({ label, url })) }
  },
})

/**
 * A setting with categories, one per line. Each category is followed by its subcategories, whose lines begin with a hyphen: "- Car Decals |
 * /collection/car-decals".
 */
export const defineMenuCategoriesSetting = ({ most, ...said }: Limits): Setting<readonly MenuCategory[]> => ({
  ...describe(said, 'categories'),
  write: (value) =>
    value
      .flatMap(({ name, url, subcategories }) => [
        `${name} | ${url}`,
        ...subcategories.map((under) => `- ${under.name} | ${under.url}`),
      ])
      .join('\n'),
  read(text) {
    const read = readLines(text, most)
    if (!read.ok) return read
    const found: { name: string; url: string; subcategories: { name: string; url: string }[] }[] = []
    for (const { isUnder, label, url } of read.value) {
      const above = found.at(-1)
      if (!isUnder) found.push({ name: label, url, subcategories: [] })
      else if (above) above.subcategories.push({ name: label, url })
      else return { ok: false, fault: { code: 'subcategory-first' } }
    }
    return { ok: true, value: found }
  },
})

const describe = ({ label, hint = '' }: SettingTexts, kind: SettingKind) => ({
  label,
  hint,
  kind,
  required: true,
  options: [],
})

function readLines(text: string, most: number): ReadResult<Line[]> {
  const written = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (written.length === 0) return { ok: false, fault: { code: 'no-links' } }
  if (written.length > most) return { ok: false, fault: { code: 'too-many-links', most } }
  const lines: Line[] = []
  for (const line of written) {
    const [, under, label = '', url = ''] = /^(- )?(.*?)\s*\|\s*(\S*)$/.exec(line) ?? []
    if (label === '' || label.length > MAX_LABEL_LENGTH)
      return { ok: false, fault: { code: 'link-text-length', most: MAX_LABEL_LENGTH } }
    if (!isAddress(url)) return { ok: false, fault: { code: 'invalid-link-address', label } }
    lines.push({ isUnder: under !== undefined, label, url })
  }
  const twice = lines.find(
    ({ url }, at) => lines.findIndex((line) => line.url === url && !line.isUnder) < at && !lines[at]?.isUnder,
  )
  return twice
    ? { ok: false, fault: { code: 'address-twice', address: twice.url } }
    : { ok: true, value: lines }
}

/** Whether a text is a path of the shop or the URL of another site. */
const isAddress = (url: string): boolean =>
  url.length <= 200 && (/^\/(?!\/)\S*$/.test(url) || (/^https:\/\/\S+\.\S+$/.test(url) && URL.canParse(url)))
