import { describe, expect, it } from 'vitest'
import { deriveCatalogueSpec, deriveHandmadeSpec, type SoldVariant } from './catalogue-spec.ts'
import { formatFilmTitle, formatFinishTitle } from '../../content/operator/films.ts'
import { computeProductionDue } from './due-date.ts'
import { nameColouredFilm, findColourOfFilm, findFilm } from './film.ts'
import type { TextField } from '../personalization/personalization.ts'
import { parseProductionMethod } from './product-making.ts'

const SOLD: SoldVariant = {
  descriptionLines: [
    'A wolf.',
    'Material: Premium cast vinyl',
    'Size: 4 in, 6 in or 10 in, measured along the longest side',
  ],
  options: [{ name: 'Size', value: '6 in' }],
  attributes: [{ key: '_source', value: 'home' }],
  fields: [],
  hasDesign: true,
  making: { by: 'print' },
}
const BOAT: TextField = {
  label: 'Boat name',
  maxLength: 24,
  maxLines: 1,
  pattern: 'words',
  required: true,
  otherwise: 'empty',
  example: 'Maple',
}
const size = { by: 'longest-side', mm: 152.4 }

describe('how a catalogue decal is made', () => {
  it.each([
    ['by its size', {}, { size, pieces: 1, film: 'premium', finish: 'gloss' }],
    [
      'by its finish',
      { options: [...SOLD.options, { name: 'Finish', value: 'Matte' }] },
      { finish: 'matte' },
    ],
    [
      'matte where its film is',
      { descriptionLines: ['Material: Low-tack removable vinyl, matte'] },
      { film: 'removable', finish: 'matte' },
    ],
    [
      'as often as a unit has pieces',
      {
        options: [
          { name: 'Size', value: '6 in, set of 10' },
          { name: 'Quantity', value: 'Pair' },
        ],
      },
      { pieces: 20 },
    ],
    [
      'by the size of its description',
      { options: [], descriptionLines: ['Size: 6 in (152 mm) across', 'Material: Cast vinyl'] },
      { size },
    ],
  ] as const)('is reported as %s', (_, change, spec) => {
    expect(deriveCatalogueSpec({ ...SOLD, ...change })).toMatchObject({ ok: true, spec })
  })

  it.each([
    ['no design', { hasDesign: false }, ['design']],
    ['several sizes and none chosen', { options: [] }, ['size']],
    ['no material', { descriptionLines: [] }, ['film']],
    ['a material that is no film', { descriptionLines: ['Material: Ring-spun cotton'] }, ['film']],
    ['a cell that cannot be read', { making: null }, ['making']],
    ['a colour', { options: [...SOLD.options, { name: 'Colour', value: 'Navy' }] }, ['artwork']],
    [
      'a finish of no laminate',
      { options: [...SOLD.options, { name: 'Finish', value: 'Satin graphite' }] },
      ['artwork'],
    ],
    ['the buyer’s words', { attributes: [{ key: 'Name', value: 'Kim' }] }, ['artwork']],
    ['words that were not written', { fields: [BOAT] }, ['words']],
    ['film of no colour', { making: { by: 'film' } }, ['film']],
    ['goods from the shelf', { making: { by: 'stock' } }, ['stock']],
    ['the buyer’s own artwork', { making: { by: 'buyer', told: 'Ask for the logo.' } }, ['buyer']],
  ] as const)('isn’t made up for %s', (_, change, codes) => {
    const read = deriveCatalogueSpec({ ...SOLD, ...change })
    expect(read.ok ? [] : read.missing.map(({ code }) => code)).toEqual(codes)
  })
})

describe('a decal cut from coloured film', () => {
  const film = { ...SOLD, fields: [BOAT], making: { by: 'film' as const, pieces: 2 } }

  it('has its option’s colour, the pieces of its sets, and its buyer’s text', () => {
    const options = [
      { name: 'Height', value: '3 in (75 mm), pair' },
      { name: 'Colour', value: 'Navy' },
    ]
    const attributes = [{ key: 'Boat name', value: ' Second Wind ' }]
    expect(deriveCatalogueSpec({ ...film, options, attributes })).toMatchObject({
      ok: true,
      spec: {
        size: { by: 'cap', mm: 76.2 },
        pieces: 4,
        colour: 'Navy',
        lines: [{ line: 0, text: 'Second Wind' }],
      },
    })
  })

  it('is cut from a film that is in stock', () => {
    const options = [{ name: 'Colour', value: 'Octarine' }]
    const read = deriveCatalogueSpec({ ...film, options, attributes: [{ key: 'Boat name', value: 'A' }] })
    expect(read).toMatchObject({ ok: false })
  })

  it('is on a different roll than film of another colour', () => {
    expect(formatFilmTitle(nameColouredFilm('premium', 'Navy'))).toBe('Premium vinyl, navy')
    expect([findColourOfFilm('premium/Navy'), findColourOfFilm('premium')]).toEqual(['Navy', null])
  })
})

describe('how a product is made', () => {
  it.each(['{', '{"by":"magic"}', '[]'])('can’t be parsed from %s', (cell) => {
    expect(parseProductionMethod(cell)).toBeNull()
  })
})

describe('a film', () => {
  it.each([
    ['Cast vinyl, 2 mil, with a matching UV laminate', 'premium', 'Premium vinyl'],
    ['Printed calendered vinyl, 3 mil', 'everyday', 'Everyday vinyl'],
    ['Holographic vinyl with a clear laminate', 'holographic', 'Holographic vinyl'],
    ['Removable floor film with a textured laminate', 'floor', 'Floor vinyl'],
    ['Glass-bead reflective vinyl', 'reflective', 'Reflective vinyl'],
  ])('is found for "%s"', (material, film, title) => {
    expect(findFilm(material)).toBe(film)
    expect(formatFilmTitle(film)).toBe(title)
  })

  it('is null for cotton, and shows its id if it has no title', () => {
    expect(findFilm('Ring-spun cotton')).toBeNull()
    expect([formatFilmTitle('foil'), formatFinishTitle('gloss'), formatFinishTitle('satin')]).toEqual([
      'foil',
      'Gloss',
      'satin',
    ])
  })
})

describe('a job is due', () => {
  it.each([
    ['three business days after a Monday', '2026-11-16T15:00:00Z', '2026-11-19'],
    ['one later after closing', '2026-11-16T23:30:00Z', '2026-11-20'],
    ['not on a weekend', '2026-11-20T15:00:00Z', '2026-11-25'],
  ])('%s', (_, placedAt, due) => {
    expect(computeProductionDue(new Date(placedAt))).toBe(due)
  })
})

describe('of a decal that a person makes', () => {
  const options = [
    { name: 'Size', value: '3 in, set of 10' },
    { name: 'Finish', value: 'Matte' },
  ]
  const stated = (making: SoldVariant['making']) => deriveHandmadeSpec({ ...SOLD, options, making })

  it('pieces, film and finish are read, so that its ticket has them', () => {
    expect(stated({ by: 'buyer' })).toEqual({ pieces: 10, film: 'premium', colour: null, finish: 'matte' })
  })

  it('nothing is read for a package kept in stock, or with an invalid making column', () => {
    const nothing = { pieces: 1, film: null, colour: null, finish: null }
    expect(stated({ by: 'stock' })).toEqual(nothing)
    expect(stated(null)).toEqual(nothing)
  })
})
