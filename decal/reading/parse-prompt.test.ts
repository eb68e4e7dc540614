import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildPromptKnowledge } from '../compose/build-knowledge.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { parsePrompt, type ParsedPrompt } from './parse-prompt.ts'

const { knowledge, spelling } = buildPromptKnowledge(loadEngineAssets())
const parse = (text: string): ParsedPrompt => parsePrompt(text, knowledge, spelling)

describe('lettering', () => {
  it.each([
    // These prompts have quotation marks, and text outside them.
    [
      'in loving memory of my uncle Marcel "Gone Riding" motorcycle',
      ['in loving memory of', 'my uncle Marcel', 'Gone Riding'],
    ],
    ['just married Ines & Omar with balloons', ['just married Ines & Omar']],
    ['Blue Heron home of Long Point, ON canoe', ['Blue Heron home of Long Point, ON']],
    ['jersey number 88 "ROY"', ['88', 'ROY']],
    ["chalet 'Chez Odile' avec un orignal", ['Chez Odile']],
    // These prompts have names of people, families and businesses.
    ['The Nowak Family est 1999', ['The Nowak Family', 'est 1999']],
    ["my son's name Zachary with a train", ['Zachary']],
    ['our beagle Copper', ['Copper']],
    ['Bow-Movement boat name', ['Bow-Movement']],
    ['lapointe plumbing', ['lapointe plumbing']],
    ['Welland fire dept station 3', ['Welland fire dept station 3']],
    ['logo for Bean Counters', ['Bean Counters']],
    // These prompts have recognizable forms: phone numbers, addresses, dates, numbers.
    ["Ray's Towing 24/7 905-555-0123 tow truck", ['Ray’s Towing'.replace('’', "'"), '24/7', '905-555-0123']],
    ['UNIFOR local 199 millwright', ['UNIFOR local 199']],
    ['goose U11 AA', ['U11 AA']],
    ['Anne & Paul July 4, 2026 wreath', ['Anne & Paul', 'July 4, 2026']],
    ['sticker says be kind in bubble letters', ['be kind']],
    ['hiker Bruce Trail 900 km', ['Bruce Trail 900 km']],
    ['follow @niagara.cakes cupcake 3 inches wide', ['@niagara.cakes']],
    ['jdm rising sun with nissan skyline r34', ['JDM']],
    ['jdm rising sun "Send It"', ['Send It']],
    // These prompts have slogans in lower case, and clauses that aren't slogans because they describe a picture.
    ['worlds okayest fisherman', ['worlds okayest fisherman']],
    ['my other car is a tractor', ['my other car is a tractor']],
    ['cat dad', ['cat dad']],
    ['slow and steady', ['slow and steady']],
    ['a fox wrapped round a branch', []],
    ['french bulldog wearing a hat', []],
    ['two owls on a branch at night', []],
    ['polar bear head', []],
    ['little girl with a balloon', []],
    // These prompts have sayings directly followed by a thing to draw; titles; numbers; symbols among letters.
    ['nurse life stethoscope with a heart', ['nurse life']],
    ['diesel power piston and wrench crossed', ['diesel power']],
    ['Volunteer Firefighter Pelham station 1', ['Volunteer Firefighter Pelham station 1']],
    ['#1 hockey mom', ['#1 hockey mom']],
    ['Salt & Light', ['Salt & Light']],
    ['I ♥ Lake Erie', ['I ♥ Lake Erie']],
    ["my husky's name is Storm", ['Storm']],
    // These prompts are in French.
    [
      'à la douce mémoire de Papa Luc 1950-2020 avec une colombe',
      ['à la douce mémoire de', 'Papa Luc', '1950-2020'],
    ],
    ['Chambre de Léa avec des papillons roses', ['Chambre de Léa']],
  ])('of %s', (text, lettering) => {
    expect(parse(text).lettering).toEqual(lettering)
  })
})

describe('pictures', () => {
  const told = (text: string) =>
    parse(text).pictures.map(({ name, count, crossed, relation, colours, role }) =>
      [
        role === 'subject' ? '' : role,
        count > 1 ? count : '',
        crossed ? 'crossed' : '',
        relation === 'beside' ? '' : relation,
        ...colours,
        name,
      ]
        .filter((part) => part !== '')
        .join(' '),
    )

  it.each([
    ['three crows on a fence', ['3 crow', 'above fence']],
    ['a snake coiled around an apple', ['snake', 'wrapped apple']],
    ['cat wearing a crown', ['cat', 'worn crown']],
    ['bear holding a fish', ['bear', 'held fish']],
    ['purple cat with a red bow', ['purple cat', 'red bow']],
    ['crossed hammers', ['crossed hammer']],
    ['hockey bear', ['modifier hockey', 'bear']],
    ['silhouette of a moose', ['moose']],
    ['golden retriever head', ['golden retriever']],
    ['decal for my truck, wolf', ['context truck', 'wolf']],
    ['paintbrush and snowblower', ['paintbrush', 'snow blower']],
    ['une colombe et des sapins', ['dove', 'behind fir tree']],
    ['octopuss holding a lanturn', ['octopus', 'held lantern']],
    ['fisherman holding a pike', ['fisherman', 'held pike']],
    ['lowered honda civic with flames', ['car', 'flame']],
    // These prompts describe things in the background, or say how many things to draw.
    ['wolf with mountains behind', ['wolf', 'behind mountain']],
    ['moose in front of a sunset', ['moose', 'behind sunset']],
    ['skull with flames in the background', ['skull', 'behind flame']],
    ['a bear in the woods', ['bear', 'behind forest']],
    [
      'deer and pine trees with a lake and mountains behind',
      ['deer', 'behind pine tree', 'behind lake', 'behind mountain'],
    ],
    ['a pair of swans', ['2 swan']],
    ['row of five ducks', ['5 duck']],
    ['8 point buck', ['buck']],
    ["my husky's name is Storm", ['context husky']],
  ])('of %s', (text, pictures) => {
    expect(told(text)).toEqual(pictures)
  })

  it('apply a colour without a thing to the whole decal', () => {
    expect(parse('wolf, red and black').colours).toEqual([
      { word: 'red', of: null },
      { word: 'black', of: null },
    ])
  })
})

describe('a code that phones read', () => {
  it.each([
    ['QR code to example.ca/menu', 'example.ca/menu'],
    ['code QR vers mon site salonlise.ca', 'salonlise.ca'],
    ['wolf', undefined],
  ])('of %s', (text, held) => {
    expect(parse(text).code?.text).toBe(held)
  })
})

describe('any prompt', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'wolf',
      'with',
      'a',
      'and',
      'red',
      'my',
      'is',
      '"',
      "'",
      '♥',
      ',',
      'called',
      'two',
      'QR',
      '3',
      '905-555-0123',
      'É',
      'of',
      'Joe’s',
      '@x',
      '#',
      'local 3',
    ),
    fc.string({ maxLength: 8 }),
  )
  const prompt = fc.array(word, { maxLength: 24 }).map((words) => words.join(' '))

  it('is read the same way twice, and sets only text that it contains', () => {
    fc.assert(
      fc.property(prompt, (text) => {
        const parsed = parse(text)
        expect(parse(text)).toEqual(parsed)
        for (const { at, to } of parsed.tokens) expect(to).toBeGreaterThan(at)
        const plain = text.replaceAll(/\s+/g, ' ')
        for (const lettering of parsed.lettering)
          for (const part of lettering.split(/\s+/)) expect(plain).toContain(part)
      }),
    )
  })

  it.each([
    ['quotation marks', '"'.repeat(600)],
    ['apostrophes', "a' ".repeat(200)],
    ['digits', '1'.repeat(600)],
    ['points', 'a.'.repeat(300)],
    ['hyphens', 'a-'.repeat(300)],
    ['capitals', 'A B '.repeat(150)],
    ['unknown words', 'xqzt '.repeat(120)],
    ['at signs', '@a '.repeat(200)],
    ['one long word', 'x'.repeat(600)],
    ['dates', '12/12/'.repeat(100)],
  ])('takes no longer for %s than its length', (_, text) => {
    // Twenty readings of a long text end quickly, because the time grows in proportion to the length. If it grew with the square of the
    // length, a very long text would take minutes.
    for (let i = 0; i < 20; i += 1) expect(parse(text).tokens.length).toBeLessThanOrEqual(200)
  })
})
