import { expect, it } from 'vitest'
import { carriesRuleTag, tagsWithCollection } from './collection-tags.ts'

const boats = { ruleTags: ['boat', 'Marine'] }

it.each([
  [['car'], true, ['car', 'boat']],
  [['car', 'marine'], true, ['car', 'marine']],
  [['Boat', 'car', 'marine'], false, ['car']],
  [['car'], false, ['car']],
])('%j with belongs = %s becomes %j', (tags, belongs, after) => {
  expect(tagsWithCollection(tags, boats, belongs)).toEqual(after)
  expect(carriesRuleTag(boats, after)).toBe(belongs)
})

it('has no tag for a collection without tags', () => {
  expect(tagsWithCollection(['car'], { ruleTags: [] }, true)).toEqual(['car'])
})
