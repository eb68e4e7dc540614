import { describe, expect, it } from 'vitest'
import { loadEmojiNames, loadIconSets } from '../assets/installed-icons.ts'
import { listNamedMotifs } from './named-motifs.ts'
import { makeIndexFile } from './index-file.ts'
import indexFile from './motif-index.json' with { type: 'json' }
import { readMotifIndex, searchMotifs } from './motif-index.ts'
import { isBannedMotif } from './screened-motifs.ts'

const index = readMotifIndex(indexFile)

describe('the committed index of motifs', () => {
  it('is what `npm run motifs` writes for the installed icon sets', () => {
    expect(makeIndexFile(loadIconSets(), loadEmojiNames())).toEqual(indexFile)
  })

  it('has every motif that a table of names lists', () => {
    expect(listNamedMotifs().filter((motif) => !index.has(motif))).toEqual([])
  })

  it('has none of the motifs that are never drawn', () => {
    expect(index.references.filter((motif) => isBannedMotif(motif.split(':')[1] ?? ''))).toEqual([])
  })
})

describe('motifs never drawn', () => {
  it.each([
    'desert-eagle',
    'ak47',
    'crossed-pistols',
    'flash-grenade',
    'death-star',
    'american-shield',
    'bloody-sword',
    'hemp',
    'syringe',
    'balkenkreuz',
    'guillotine',
    'bird-twitter',
    'jason-mask',
  ])('%s', (name) => {
    expect(isBannedMotif(name)).toBe(true)
  })

  it('don’t affect motifs with similar names', () => {
    expect(
      ['eagle-head', 'spade-suit', 'hammer-nails', 'no-smoking', 'starfish', 'shield'].filter(isBannedMotif),
    ).toEqual([])
  })
})

describe('searching motifs', () => {
  it('finds the wolf before longer names that contain it', () => {
    const [first] = searchMotifs(index, [{ text: 'wolf', weight: 1 }])
    expect(first?.reference.split(':')[1]?.split('-').length).toBeLessThanOrEqual(2)
  })

  it('finds weapons only for prompts that name them', () => {
    expect(
      searchMotifs(index, [{ text: 'crossed', weight: 1 }]).some(({ reference }) =>
        reference.includes('sword'),
      ),
    ).toBe(false)
    expect(searchMotifs(index, [{ text: 'sword', weight: 1 }]).length).toBeGreaterThan(3)
  })
})
