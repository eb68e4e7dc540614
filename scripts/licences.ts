/** Licences that let everyone use, change and sell the software. The only condition is that the copyright notice is kept. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/**
 * Packages with other licences. They are allowed one by one: fonts, icons whose authors are credited, and libraries that are used
 * unchanged.
 */
const BY_NAME: readonly { name: RegExp; licence: string }[] = [
  { name: /^@fontsource(?:-variable)?\//, licence: 'OFL-1.1' },
  // CC-BY requires that the authors are credited (decal/motifs/credits.ts).
  { name: /^@iconify-json\/game-icons$/, licence: 'CC-BY-3.0' },
  { name: /^@resvg\/resvg-js/, licence: 'MPL-2.0' },
  { name: /^lightningcss/, licence: 'MPL-2.0' },
  { name: /^axe-core$/, licence: 'MPL-2.0' },
  // The LGPL requires that users can replace the library. They can, because libvips is a shared library.
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
]

/**
 * Whether the licence of a package allows its use. The licence is an SPDX expression such as "(MIT OR GPL-3.0)". An expression with both OR
 * and AND is refused, because a person has to read it.
 */
export function isAllowedLicence(name: string, expression: string): boolean {
  const [word, ...others] = new Set(expression.match(/ (?:OR|AND) /g))
  const licences = expression
    .replaceAll(/[()]/g, '')
    .split(/ (?:OR|AND) /)
    .map((licence) => isLicenceAllowed(name, licence.trim()))
  if (others.length > 0) return false
  return word === ' OR ' ? licences.includes(true) : !licences.includes(false)
}

const isLicenceAllowed = (name: string, licence: string): boolean =>
  PERMISSIVE.has(licence) || BY_NAME.some((rule) => rule.licence === licence && rule.name.test(name))
