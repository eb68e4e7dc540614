import { describe, expect, it } from 'vitest'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { findMotifSubject } from './motif-subject.ts'
import { matchMotifs } from './match-motifs.ts'

const assets = loadEngineAssets()
const drawn = (name: string): string => {
  const { match, motifs } = matchMotifs(name, [], assets)
  const [motif] = motifs
  return `${match} ${motif === undefined ? '' : findMotifSubject(motif, assets.lexicon).name}`.trim()
}

describe('the motif for a thing is', () => {
  it.each([
    ['wolf', 'exact wolf'],
    ['dog', 'exact dog'],
    ['pug', 'exact pug'],
    ['german shepherd dog', 'exact german shepherd'],
    ['duck tolling retriever', 'exact duck tolling retriever'],
    ['wire fox terrier', 'exact fox terrier'],
    ['gordon setter', 'near irish setter'],
    ['affenpinscher', 'near dog'],
    ['arabian horse', 'exact arabian horse'],
    ['bc flag', 'exact british columbia flag'],
    ['yacht', 'exact yacht'],
    ['sunrise', 'near lake sunset'],
    ['hatchback', 'exact hatchback'],
    ['zamboni', 'exact ice resurfacer'],
    ['walleye', 'exact walleye'],
    ['haddock', 'near fish'],
    ['fire hydrant', 'exact fire hydrant'],
    ['highland cow', 'near bull'],
    ['cardinal', 'exact cardinal'],
    ['great blue heron', 'exact great blue heron'],
    ['pheasant', 'near chicken'],
    ['cockatiel', 'near parrot'],
    ['soccer ball', 'exact soccer ball'],
    ['electrician', 'exact electrician with lightning bolt'],
    ['roofer', 'near roof home'],
    ['bride', 'exact bride'],
    ['welder', 'exact welder'],
    // The table of names overrides WordNet, in which these names mean something else.
    ['buck', 'near stag'],
    ['kitten', 'near cat'],
    ['mop', 'exact mop'],
    ['trillium', 'exact trillium'],
    ['grinder', 'none'],
    ['evil eye', 'exact nazar amulet'],
    ['ontario flag', 'near flag'],
    ['medicine ball', 'none'],
    ['guinea pig', 'none'],
  ])('of %s: %s', (name, expected) => {
    expect(drawn(name)).toBe(expected)
  })

  it('the one that shows the pose', () => {
    expect(matchMotifs('wolf', ['howling'], assets).motifs[0]).toBe('game-icons:wolf-howl')
    expect(matchMotifs('bear', ['head'], assets).motifs[0]).toMatch(/bear-(?:head|face)$/)
  })

  it('the same in all concepts if it is only near', () => {
    for (const name of ['affenpinscher', 'pheasant', 'roofer']) {
      const names = matchMotifs(name, [], assets).motifs.map(
        (motif) => findMotifSubject(motif, assets.lexicon).things[0],
      )
      expect(new Set(names).size).toBe(1)
    }
  })
})
