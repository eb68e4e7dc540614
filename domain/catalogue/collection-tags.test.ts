import { expect, it } from 'vitest'
import { hasRuleTag, setCollectionTag } from './collection-tags.ts'

const boats = { ruleTags: ['boat', 'Marine'] }

it.each([
  [['car'], true, ['car', 'boat']],
  [['car', 'marine'], true, ['car', 'marine']],
  [['Boat', 'car', 'marine'], false, ['car']],
  [['car'], false, ['car']],
])('%j with belongs = %s becomes %j', (tags, belongs, after) => {
  expect(setCollectionTag(tags, boats, belongs)).toEqual(after)
  expect(hasRuleTag(boats, after)).toBe(belongs)
})

it('has no tag for a collection without tags', () => {
  expect(setCollectionTag(['car'], { ruleTags: [] }, true)).toEqual(['car'])
})
