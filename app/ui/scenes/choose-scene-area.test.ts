import { expect, test } from 'vitest'
import { chooseSceneArea } from './choose-scene-area.ts'
import { scenes } from './scenes.ts'

test('a small decal is seen closer, and a large one with the whole object', () => {
  const tailgate = scenes.find(({ id }) => id === 'tailgate')
  if (!tailgate) throw new Error('no tailgate')
  expect(chooseSceneArea(tailgate, 76, 76).width).toBe(tailgate.closest)
  expect(chooseSceneArea(tailgate, 240, 100).width).toBe(1440)
  expect(chooseSceneArea(tailgate, 900, 200)).toEqual({ x: 0, y: 0, ...tailgate.view })
})

test.each(scenes)('a close view of $id stays within its drawing, and has its proportions', (scene) => {
  const { x, y, width, height } = chooseSceneArea(scene, 25, 25)
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(scene.view.width)
  expect(y + height).toBeLessThanOrEqual(scene.view.height)
  expect(width / height).toBeCloseTo(scene.view.width / scene.view.height, 6)
})
