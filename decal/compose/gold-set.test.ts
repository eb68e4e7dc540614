import { describe, expect, it } from 'vitest'
import { isWeaponMotif, isBannedMotif } from '../motifs/screened-motifs.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { interpretPrompt } from './interpret-prompt.ts'

const assets = loadEngineAssets()
const { findMotif } = assets

// Each row is a customer's prompt and a word that the first motif's name must contain.
const gold: readonly (readonly [prompt: string, motif: string])[] = [
  ['howling wolf', 'wolf-howl'],
  ['grizzly bear', 'bear'],
  ['a moose by a lake', 'moose|stag'],
  ['beaver', 'beaver'],
  ['loon on the water', 'duck|goose'],
  ['Canada goose', 'goose'],
  ['maple leaf', 'leaf-maple|maple-leaf'],
  ['fleur-de-lis', 'fleur-de-l'],
  ['inukshuk', 'stone-stack|cairn'],
  ['totem pole', 'totem'],
  ['polar bear', 'polar-bear'],
  ['bald eagle', 'eagle'],
  ['raven', 'raven'],
  ['lighthouse', 'lighthouse'],
  ['Niagara Falls', 'waterfall|niagara-falls'],
  ['log cabin', 'cabin'],
  ['tent under the pines', 'tent'],
  ['campfire', 'campfire'],
  ['canoe trip', 'canoe'],
  ['kayak', 'kayak'],
  ['sailboat', 'sail'],
  ['anchor', 'anchor'],
  ['walleye', 'walleye'],
  ['trout fishing', 'trout'],
  ['largemouth bass', 'largemouth-bass'],
  ['fishing lure', 'lure'],
  ['fish hook', 'hook'],
  ['hockey goalie', 'hockey|goal'],
  ['hockey stick and puck', 'hockey'],
  ['curling stone', 'curling'],
  ['figure skating', 'skate'],
  ['snowmobile', 'snowmobile'],
  ['ski hill', 'ski'],
  ['snowboard', 'snowboard'],
  ['baseball player', 'baseball'],
  ['soccer ball', 'soccer'],
  ['basketball', 'basketball'],
  ['football helmet', 'football'],
  ['golf', 'golf'],
  ['lacrosse', 'lacrosse'],
  ['mountain bike', 'bike|bicycle'],
  ['skateboard', 'skateboard'],
  ['pickup truck', 'pickup'],
  ['semi truck', 'lorry|truck'],
  ['tow truck', 'tow-truck'],
  ['fire truck', 'fire-truck|fire-engine'],
  ['food truck', 'food-truck'],
  ['motorcycle', 'motorcycle|motorbike'],
  ['hot rod', 'car'],
  ['school bus', 'bus'],
  ['farm tractor', 'tractor'],
  ['bush plane', 'plane'],
  ['helicopter', 'helicopter'],
  ['steam train', 'locomotive|train'],
  ['rocket', 'rocket'],
  ['excavator', 'excavator'],
  ['forklift', 'forklift'],
  ['chainsaw', 'chainsaw'],
  ['plumber', 'pipes|plumb|tap'],
  ['electrician', 'bolt|plug'],
  ['carpenter hammer', 'hammer'],
  ['welder', 'anvil|goggles|fire'],
  ['barber scissors', 'comb|scissors'],
  ['dentist tooth', 'tooth'],
  ['paramedic', 'ambulance|star-of-life'],
  ['firefighter axe', 'axe'],
  ['coffee cup', 'coffee'],
  ['craft beer', 'beer'],
  ['wine grapes', 'grape|wine'],
  ['pizza slice', 'pizza'],
  ['poutine', 'fries'],
  ['donut', 'donut|doughnut'],
  ['ice cream cone', 'ice-cream'],
  ['honey bee', 'bee|honey'],
  ['sunflower', 'sunflower'],
  ['red rose', 'rose'],
  ['trillium', 'lily|trefoil'],
  ['wedding rings', 'rings'],
  ['baby shower', 'stork|baby'],
  ['birthday cake', 'cake'],
  ['pumpkin', 'pumpkin'],
  ['ghost', 'ghost'],
  ['skull and crossbones', 'skull'],
  ['cross', 'cross'],
  ['praying hands', 'pray|hands'],
  ['church', 'church'],
  ['star of David', 'star'],
  ['dove of peace', 'dove|peace'],
  ['electric guitar', 'guitar'],
  ['drum kit', 'drum'],
  ['treble clef', 'clef'],
  ['microphone', 'microphone'],
  ['game controller', 'gamepad|controller'],
  ['welding mask', 'welding-mask'],
  ['masque de soudure', 'welding-mask'],
  ['d20 dice', 'dice|die'],
  ['dragon', 'dragon|wyvern'],
  ['unicorn', 'unicorn'],
  ['viking helmet', 'viking'],
  ['samurai', 'samurai'],
  ['Spartan warrior', 'spartan'],
  ['military chevron', 'rank|chevron|sergeant'],
  ['remembrance poppy', 'poppy'],
  ['sword', 'sword'],
  ['archery bow', 'bow'],
  ['black cat', 'cat'],
  ['German shepherd dog', 'german-shepherd'],
  ['horse', 'horse'],
  ['barrel racing horse', 'cavalry|horse'],
  ['rooster', 'rooster'],
  ['sea turtle', 'turtle'],
  ['shark', 'shark'],
  ['octopus', 'octopus'],
  ['butterfly', 'butterfly'],
  ['fire extinguisher', 'extinguisher'],
  ['first aid', 'first-aid|medical'],
  ['hard hat', 'hard-hat|helmet'],
  ['high voltage', 'voltage|bolt'],
  ['radioactive', 'radioact'],
  ['wheelchair access', 'wheelchair'],
  ['armadillo', 'armadillo'],
  ['capybara', 'capybara'],
  ['windmill', 'windmill'],
  ['kangaroo', 'kangaroo'],
  ['hot air balloon', 'balloon'],
  ['tipi', 'tipi'],
  ['mermaid', 'mermaid'],
  ['sasquatch', 'sasquatch'],
]
const MIN_CORRECT_SHARE = 0.95

function firstMotif(prompt: string): string {
  const read = interpretPrompt(prompt, assets)
  return (read.ok ? read.prompt.subjects[0]?.motifs[0] : undefined) ?? 'none'
}

describe('motifs for customers’ requests', () => {
  it(`are right in ${MIN_CORRECT_SHARE * 100} of 100 cases`, () => {
    const wrong = gold
      .map(([prompt, motif]) => ({ prompt, motif, first: firstMotif(prompt) }))
      .filter(({ motif, first }) => !new RegExp(motif).test(first.split(':')[1] ?? ''))
    expect(wrong.length / gold.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(
      1 - MIN_CORRECT_SHARE,
    )
  })

  it('can all be drawn, and none is on the list of those never drawn', () => {
    for (const [prompt] of gold) {
      const read = interpretPrompt(prompt, assets)
      for (const motif of read.ok ? read.prompt.subjects.flatMap(({ motifs }) => motifs) : []) {
        expect(findMotif(motif), motif).not.toBeNull()
        expect(isBannedMotif(motif.split(':')[1] ?? ''), motif).toBe(false)
      }
    }
  })

  it.each([
    'military eagle',
    'knight shield',
    'viking',
    'hunter in the woods',
    'army veteran',
    'pirate',
    'archery target',
  ])('show no weapon unless the prompt names one: %s', (prompt) => {
    const read = interpretPrompt(prompt, assets)
    const motifs = read.ok ? read.prompt.subjects.flatMap((subject) => subject.motifs.slice(0, 3)) : []
    expect(motifs.length).toBeGreaterThan(0)
    expect(motifs.filter((motif) => isWeaponMotif(motif.split(':')[1] ?? ''))).toEqual([])
  })
})
