import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { interpretPrompt, type InterpretedPrompt } from './interpret-prompt.ts'

const assets = loadEngineAssets()

function interpret(prompt: string): InterpretedPrompt {
  const read = interpretPrompt(prompt, assets)
  if (!read.ok) throw new Error(read.reason)
  return read.prompt
}

const subjectsOf = (prompt: string): string[] => interpret(prompt).subjects.map(({ name }) => name)

describe('things that belong together', () => {
  it.each([
    ['purple cat with headset', 'worn'],
    ['a black tuxedo cat with a bow tie', 'worn'],
    ['house with a hat', 'beside'],
    ['astronaut riding a shark', 'rides'],
    ['skeleton driving a pickup truck', 'rides'],
  ])('"%s": the second is %s', (prompt, relation) => {
    expect(interpret(prompt).subjects[1]?.relation).toBe(relation)
  })

  it('a colour of hair is the colour of the person', () => {
    const [girl, ears] = interpret('anime girl with blue hair and cat ears').subjects
    expect(girl?.colour).not.toBeNull()
    expect([ears?.relation, ears?.colour]).toEqual(['worn', null])
  })

  it('the antlers of a skull aren’t a second picture', () => {
    expect(subjectsOf('whitetail buck skull with antlers and crossed arrows')).toHaveLength(2)
  })

  it('a team shows its mascot before its sport', () => {
    expect(subjectsOf('St. Catharines Falcons hockey U15 AA')).toEqual(['falcons', 'hockey'])
  })
})

describe('adjectives and colours', () => {
  it.each(['Sea-Duction boat name in fancy script', 'Olivia in elegant cursive', 'Bella in fancy lettering'])(
    '"%s" uses the adjective for the script',
    (prompt) => {
      expect(interpret(prompt).reading.unused).toEqual([])
    },
  )

  it('"round" between two things names no round layout', () => {
    expect(interpret('a dragon wrapped round a sword').layouts).toEqual([])
    expect(interpret('round sticker of a dragon').layouts).toContain('seal')
  })

  it('"fancy" without script is reported as unused', () => {
    expect(interpret('fancy cat').reading.unused).toEqual(['fancy'])
  })

  it('a pink ribbon is pink, and stands for the illness too', () => {
    const { subjects, reading } = interpret('breast cancer survivor pink ribbon "Fight Like A Girl"')
    expect(subjects.map(({ motifs, colour }) => [motifs[0], colour])).toEqual([
      ['fluent-emoji-high-contrast:reminder-ribbon', '#ea6aa2'],
    ])
    expect(reading.colours).toEqual([{ word: 'pink', of: 'ribbon' }])
    expect(reading.unused).toEqual([])
  })
})

describe('the lettering in a prompt', () => {
  it.each([
    ['howling wolf "NIAGARA OFFROAD" vintage badge', ['NIAGARA OFFROAD']],
    ['howling wolf NIAGARA OFFROAD vintage badge', ['NIAGARA OFFROAD']],
    ['I need a sticker that says “Powered by Coffee” with a coffee cup', ['Powered by Coffee']],
    ['décalque « Lac-Saint-Jean » avec un orignal', ['Lac-Saint-Jean']],
    ["a badge that reads 'Dad's Garage' please", ['Dad’s Garage']],
    ['a decal for my fishing boat called Reel Therapy', ['Reel Therapy']],
    ['sticker with the words live bait in red', ['live bait']],
    ['truck decal saying eat my dust, with flames', ['eat my dust']],
    ['E & L wedding monogram', ['E & L']],
    ['decal of a german shepherd', []],
    ['ontario flag "Home"', ['Home']],
    ['maine coon named Bob', ['Bob']],
    ['E & L wedding monogram June 12 2026', ['E & L', 'June 12 2026']],
    ['hockey number 27 "TREMBLAY"', ['27', 'TREMBLAY']],
    ['Tremblay plumbing', ['Tremblay plumbing']],
    ["logo for joe's garage", ['joe’s garage']],
    ['St. Catharines Rowing Club', ['St. Catharines Rowing Club']],
    ['Happy birthday Emma with balloons', ['Happy birthday Emma']],
    ['just married', ['just married']],
    ['crazy cat lady', ['crazy cat lady']],
    ['Go Leafs Go', ['Go Leafs Go']],
    ['my other car is a snowmobile', ['my other car is a snowmobile']],
    ['Caution wet floor', ['Caution wet floor']],
    ['in loving memory of Grandpa Joe 1942-2024', ['in loving memory of', 'Grandpa Joe', '1942-2024']],
    ['something cool', ['something cool']],
  ])('%s', (prompt, texts) => {
    expect(interpret(prompt).texts).toEqual(texts)
  })

  it.each([
    'hockey bear',
    'skull on a motorcycle',
    'HOWLING WOLF DECAL',
    'Howling Wolf Vintage Badge',
    'a lonely cabin by a frozen lake',
    '3 wolves howling at the moon',
    'red and black snowmobile decal, 6 inches wide',
    'a decal for my truck',
  ])('is empty if the whole prompt describes a picture: %s', (prompt) => {
    expect(interpret(prompt).texts).toEqual([])
  })
})

describe('the pictures in a prompt', () => {
  it.each([
    ['hockey bear', ['bear', 'hockey']],
    ['skull on a motorcycle', ['skull', 'motorcycle']],
    ['moose in a canoe "ALGONQUIN"', ['moose', 'canoe']],
    ['grizzly bear paw print', ['paw print']],
    ['crazy cat lady', ['cat']],
    ['"Hi" with a watering can', ['watering can']],
    ['twitch.tv/foxplays fox with a controller', ['fox', 'controller']],
    ['Blue Heron Brewing Co', ['heron']],
    ['vintage truck with pine trees and a lake', ['truck', 'pine trees', 'lake']],
    ['🐺 "Pack Leader"', ['wolf']],
    ['E & L wedding monogram', ['wedding']],
    ['nova scotia duck tolling retriever "Rusty"', ['nova scotia duck tolling retriever']],
    ['british columbia flag "Home"', ['british columbia flag']],
    ['cavalier king charles "Daisy"', ['cavalier king charles']],
    ['red side by side "Mud Life"', ['side by side']],
    ['orange "Hi"', ['orange']],
    ['a lime with a straw "Hi"', ['lime', 'straw']],
    ['lemon and lime "Hi"', ['lemon', 'lime']],
    ['orange truck "Hi"', ['truck']],
    ['an orange and black wolf "Hi"', ['wolf']],
    ['wolf in orange "Hi"', ['wolf']],
    ['an olive green jeep "Hi"', ['jeep']],
    ['fox decal, orange', ['fox']],
  ])('%s', (prompt, names) => {
    expect(subjectsOf(prompt)).toEqual(names)
  })

  it('names theme, colours and layout', () => {
    expect(interpret('red and black army shield')).toMatchObject({
      themes: ['military'],
      colours: ['#c8242b', '#161616'],
      layouts: ['shield', 'crest'],
    })
    expect(interpret('black bear').colours).toEqual([])
  })
})

describe('a prompt is refused', () => {
  it.each([
    ['', 'blank'],
    ['  !!! ... ', 'blank'],
    ['привет', 'unsettable-sign'],
    ['"水 wolf"', 'unsettable-sign'],
    ['a wolf '.repeat(100), 'too-long'],
    ['AR-15 rifle', 'not-drawn'],
    ['marijuana leaf', 'not-drawn'],
    ['nike swoosh', 'brand'],
    ['heil hitler', 'unwelcome'],
  ])('%s: %s', (prompt, reason) => {
    expect(interpretPrompt(prompt, assets)).toMatchObject({ ok: false, reason })
  })

  it('with the name of the character that no typeface has', () => {
    expect(interpretPrompt('"ŁÓDŹ"', assets)).toMatchObject({ reason: 'unsettable-sign', word: 'Ł' })
  })

  it('but not for a quoted name that contains such a word', () => {
    expect(interpret('"Gun Lake Cottage" with a pine tree').texts).toEqual(['Gun Lake Cottage'])
  })
})

it('sets nothing that isn’t in the prompt, and loses no quoted word', () => {
  const word = fc.stringMatching(/^[A-Za-zÀÉè&]{1,12}$/)
  const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(
      text,
      fc.constantFrom('wolf', 'a decal for my boat', 'vintage badge, red'),
      (quoted, around) => {
        const read = interpretPrompt(`${around} "${quoted}"`, assets)
        fc.pre(read.ok)
        expect(read.ok && read.prompt.texts.join(' ')).toBe(quoted)
      },
    ),
  )
})
