import { describe, expect, it } from 'vitest'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { readIconBody } from './icon-body.ts'
import { findSubjectColour } from './subject-colours.ts'

const { findMotif } = loadEngineAssets()

describe('motifs', () => {
  it.each([
    'game-icons:wolf-howl',
    'mdi:forklift',
    'temaki:camper-trailer',
    'fluent-emoji-high-contrast:moose',
  ])('%s is found', (name) => {
    expect(findMotif(name)?.parts.length).toBeGreaterThan(0)
  })

  it('keep the colours they come with', () => {
    expect(
      new Set(findMotif('fluent-emoji-flat:beaver')?.parts.map((part) => part.colour)).size,
    ).toBeGreaterThan(2)
  })

  it('are null if no set has them', () => {
    expect(findMotif('game-icons:no-such-thing')).toBeNull()
    expect(findMotif('nowhere:wolf')).toBeNull()
  })

  it('are null if they can’t be drawn flat', () => {
    expect(readIconBody('<path fill="url(#a)" d="M0 0h9v9z"/><linearGradient id="a"/>', 16)).toBeNull()
  })

  it('take the colour of the group around them', () => {
    expect(readIconBody('<g fill="#f00"><path d="M0 0h9v9z"/></g>', 16)?.[0]?.colour).toBe('#ff0000')
  })

  it('get a subject’s colour only by whole words of their name', () => {
    expect(findSubjectColour('leaf-maple')).toBe('#d2232a')
    expect(findSubjectColour('pineapple')).toBeNull()
  })
})
