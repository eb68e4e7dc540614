/** Licences that let anyone use, change and sell the software as long as the copyright notice is kept. */
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

/** Packages with other licences that are allowed by name: fonts, credited icons, and libraries that are used unchanged. */
const BY_NAME: readonly { name: RegExp; licence: string }[] = [
  { name: /^@fontsource(?:-variable)?\//, licence: 'OFL-1.1' },
  // decal/motifs/credits.ts credits the authors, as this licence requires.
  { name: /^@iconify-json\/game-icons$/, licence: 'CC-BY-3.0' },
  { name: /^@resvg\/resvg-js/, licence: 'MPL-2.0' },
  { name: /^lightningcss/, licence: 'MPL-2.0' },
  { name: /^axe-core$/, licence: 'MPL-2.0' },
  // Packages of sharp with libvips, a shared library that anyone can replace, as this licence requires.
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
]

/**
 * Whether a package may be used under an SPDX licence expression such as "(MIT OR GPL-3.0)". Refuses an expression that mixes OR and AND: a
 * person has to check such a licence.
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
