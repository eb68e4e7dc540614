import { describe, expect, it } from 'vitest'
import {
  addVersion,
  chooseConcept,
  noConcepts,
  openDesign,
  createConcepts,
  replaceDesign,
  showVersion,
  getShownDesign,
} from './concepts.ts'

const design = (id: string) => ({ id, saved: false })
const three = createConcepts([design('a'), design('b'), design('c')])

describe('the concepts of a prompt', () => {
  it('start with the first one shown', () => {
    expect(getShownDesign(three)).toEqual(design('a'))
    expect(getShownDesign(noConcepts)).toBeNull()
  })

  it('keep their own versions', () => {
    const changed = addVersion(chooseConcept(three, 1), design('b2'))
    expect(getShownDesign(changed)?.id).toBe('b2')
    expect(getShownDesign(chooseConcept(changed, 0))?.id).toBe('a')
    expect(getShownDesign(chooseConcept(chooseConcept(changed, 0), 1))?.id).toBe('b2')
  })

  it('can return to an earlier version without losing any', () => {
    const changed = addVersion(addVersion(three, design('a2')), design('a3'))
    const back = showVersion(changed, 0)
    expect(getShownDesign(back)?.id).toBe('a')
    expect(getShownDesign(showVersion(back, 2))?.id).toBe('a3')
    expect(getShownDesign(showVersion(back, -1))?.id).toBe('a')
    const branched = addVersion(back, design('a4'))
    expect(branched.list[0]?.versions.map(({ id }) => id)).toEqual(['a', 'a2', 'a3', 'a4'])
  })

  it('open a design among them, or alone', () => {
    const changed = addVersion(chooseConcept(three, 2), design('c2'))
    expect(openDesign(changed, design('c'))).toMatchObject({ chosen: 2 })
    expect(getShownDesign(openDesign(changed, design('c')))?.id).toBe('c')
    expect(openDesign(changed, design('z'))).toEqual(createConcepts([design('z')]))
  })

  it('update a changed design', () => {
    const saved = replaceDesign(three, { id: 'b', saved: true })
    expect(saved.list.map(({ versions }) => versions[0]?.saved)).toEqual([false, true, false])
  })
})
