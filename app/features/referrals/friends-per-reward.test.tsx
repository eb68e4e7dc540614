import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { getRules } from '../../../domain/settings/rules.ts'
import { FriendsPerReward } from './friends-per-reward.tsx'

const reward = (id: number, pointsCost: number, discountValue: number) => ({
  id,
  name: `Reward ${id}`,
  description: '',
  pointsCost,
  discountType: 'fixed_amount' as const,
  discountValue,
  minimumSubtotal: 0,
})
const each = getRules().rewards.pointsPerFriend

test('rewards are counted in friends, the cheapest first, and those already earned are filled in', () => {
  const html = renderToStaticMarkup(
    <FriendsPerReward rewards={[reward(1, 3 * each, 40), reward(2, each, 5)]} availablePoints={2 * each} />,
  )
  expect(html.replaceAll(/<[^>]+>/g, ' ')).toMatch(/1 friend, .* CA\$5 .* 3 friends, .* CA\$40 /)
  expect(html.match(/size-7 text-hi-vis/g)).toHaveLength(3)
  expect(html.match(/size-7 text-\[#7b8b91\]/g)).toHaveLength(1)
})

test('the number of friends is rounded up', () => {
  const html = renderToStaticMarkup(
    <FriendsPerReward rewards={[reward(1, each + 1, 5)]} availablePoints={0} />,
  )
  expect(html).toContain('2 friends')
})

test('a shop without rewards promises none', () => {
  expect(renderToStaticMarkup(<FriendsPerReward rewards={[]} availablePoints={0} />)).toBe('')
})
