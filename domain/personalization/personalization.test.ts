import { describe, expect, it } from 'vitest'
import { checkContent, normaliseContent } from './check-content.ts'
import { checkText, normaliseLineTexts } from './check-text.ts'
import { findFieldFault, type TextPattern } from './field-faults.ts'
import { inferPersonalization } from './infer-personalization.ts'
import {
  makeArtworkAttribute,
  parseLineArtwork,
  DESIGNER_ATTRIBUTE,
  listVisibleAttributes,
} from './line-artwork.ts'
import { normaliseText } from './normalise-text.ts'
import { personalizationSchema, type TextField } from './personalization.ts'

const NAME: TextField = {
  label: 'Boat name',
  required: true,
  maxLength: 12,
  maxLines: 1,
  example: '',
  pattern: 'words',
  otherwise: 'empty',
}

describe('the text in a field', () => {
  it.each([
    ['Maple', 'words', null],
    ['Noël & Çédric’s', 'words', { code: 'too-long', length: 15 }],
    ['', 'words', { code: 'missing' }],
    ['Noël 🎄🎄', 'words', { code: 'cannot-cut', characters: ['🎄'] }],
    ['👩‍👩‍👧 ★', 'words', { code: 'cannot-cut', characters: ['👩‍👩‍👧', '★'] }],
    ['你好', 'words', { code: 'cannot-cut', characters: ['你', '好'] }],
    ['a\nb', 'words', { code: 'too-many-lines', lines: 2 }],
    ['你好 🎄', 'text', null],
    ['a\tb', 'text', { code: 'cannot-cut', characters: ['\t'] }],
    ['42', 'number', null],
    ['4b', 'number', { code: 'not-a-number' }],
    ['12E 45678', 'licence', null],
    ['my boat', 'licence', { code: 'not-a-licence' }],
    ['C-FNGR', 'marks', null],
    ['N1234', 'marks', { code: 'not-marks' }],
  ] as const satisfies readonly (readonly [string, TextPattern, unknown])[])(
    '"%s" in a field for %s has the fault %j',
    (typed, pattern, fault) => {
      expect(findFieldFault({ ...NAME, pattern }, typed)).toEqual(fault)
    },
  )

  it('may be left empty if it is optional', () => {
    expect(findFieldFault({ ...NAME, required: false }, '')).toBeNull()
  })

  it.each([
    ['  Second \n Wind ', 1, 'Second Wind'],
    ['“Jo’s” — ‘85…', 1, '"Jo’s" – ’85...'],
    ['e\u0301t\u00e9', 1, 'été'],
    ['Maya  4\r\nLeo 7 \n', 25, 'Maya 4\nLeo 7'],
    ['Ma\u200bple\0', 1, 'Maple'],
  ])('"%s" in a field of %i lines is produced as "%s"', (typed, maxLines, made) => {
    expect(normaliseText(typed, { maxLines })).toBe(made)
  })
})

describe('the text of a line', () => {
  it('is complete and can be produced, or the first faulty field is named', () => {
    const fields = [NAME, { ...NAME, label: 'Port', required: false }]
    const check = (...values: string[]) =>
      checkText(
        fields,
        values.map((value, index) => ({ key: fields[index]?.label ?? '', value })),
      )
    expect(check('Maple')).toEqual({ ok: true })
    expect(check('', 'Thorold')).toMatchObject({ reason: 'personal-words-missing', label: 'Boat name' })
    expect(check('Maple', '★')).toMatchObject({ reason: 'personal-words-not-valid', label: 'Port' })
  })

  it('is stored as it will be produced, and attributes without a field stay unchanged', () => {
    const attributes = [
      { key: 'Boat name', value: ' “Maple” ' },
      { key: 'Placed', value: ' bow ' },
    ]
    expect(normaliseLineTexts([NAME], attributes)).toEqual([
      { key: 'Boat name', value: '"Maple"' },
      { key: 'Placed', value: ' bow ' },
    ])
  })
})

describe('what a product needs', () => {
  it.each([
    ['no field', { kind: 'words', fields: [] }],
    [
      'one label twice',
      {
        kind: 'words',
        fields: [
          { label: 'A', maxLength: 9 },
          { label: 'A', maxLength: 9 },
        ],
      },
    ],
    ['no artwork', { kind: 'artwork' }],
    ['fields of nothing', { kind: 'none', fields: [] }],
  ])('can’t be parsed from %s', (_, needs) => {
    expect(personalizationSchema.safeParse(needs).success).toBe(false)
  })

  it.each([
    [['boat'], '<p>Enter the number in the order note.</p>', '', ['Your text']],
    [['boat', 'custom'], '<p>A set for a team.</p>', '', ['Your text']],
    [['custom-graphics-logos'], '<p>A lure.</p>', '', []],
    [['custom'], '', '{"by":"film","fields":[{"label":"Name","most":9,"example":"Maple"}]}', ['Name']],
    [[], '', '{', []],
  ])(
    'tagged %j and described as %j, made by %s, with no other information: %j',
    (tags, descriptionHtml, makingCell, labels) => {
      const needs = inferPersonalization({ tags, descriptionHtml, makingCell, textLabel: 'Your text' })
      expect('fields' in needs ? needs.fields.map(({ label }) => label) : []).toEqual(labels)
    },
  )
})

describe('the content of a line', () => {
  const words = { label: 'Name', maxLength: 9 }
  const artwork = { label: 'Your logo' }
  const image = { kind: 'image', id: 'abc' } as const
  const design = { kind: 'design', id: 'abc' } as const
  it.each([
    ['nothing for nothing', { kind: 'none' }, [], null],
    ['no artwork', { kind: 'artwork', artwork }, [], 'artwork-missing'],
    ['a file', { kind: 'artwork', artwork }, [makeArtworkAttribute(image)], null],
    ['a design', { kind: 'artwork', artwork }, [makeArtworkAttribute(design)], null],
    ['a file for a design', { kind: 'own-design', artwork }, [makeArtworkAttribute(image)], 'design-missing'],
    [
      'a file that is gone',
      { kind: 'artwork', artwork },
      [makeArtworkAttribute({ ...image, id: 'gone' })],
      'artwork-missing',
    ],
    ['no address', { kind: 'artwork', artwork }, [{ key: '_artwork', value: '../x' }], 'artwork-missing'],
    ['no optional file', { kind: 'artwork', artwork: { ...artwork, required: false } }, [], null],
    ['a designer who is not offered', { kind: 'artwork', artwork }, [DESIGNER_ATTRIBUTE], 'artwork-missing'],
    [
      'a designer',
      { kind: 'words-and-artwork', fields: [words], artwork, designer: true },
      [DESIGNER_ATTRIBUTE],
      null,
    ],
    [
      'a designer, and words that cannot be made',
      { kind: 'words', fields: [words], designer: true },
      [DESIGNER_ATTRIBUTE, { key: 'Name', value: '★' }],
      'personal-words-not-valid',
    ],
  ])('%s: %j with %j is refused as %s', (_, needs, attributes, reason) => {
    const checked = checkContent(personalizationSchema.parse(needs), attributes, ({ id }) => id === 'abc')
    expect(checked.ok ? null : checked.reason).toBe(reason)
  })

  it('is stored with the file’s name, whatever was sent instead', () => {
    const needs = personalizationSchema.parse({ kind: 'artwork', artwork })
    const sent = [
      { key: 'Your logo', value: 'forged.svg' },
      makeArtworkAttribute(image),
      { key: 'Placed', value: 'bow' },
    ]
    const kept = normaliseContent(needs, sent, () => 'logo.svg')
    expect(listVisibleAttributes(kept)).toEqual([
      { key: 'Placed', value: 'bow' },
      { key: 'Your logo', value: 'logo.svg' },
    ])
    expect(parseLineArtwork(kept)).toEqual(image)
  })
})
