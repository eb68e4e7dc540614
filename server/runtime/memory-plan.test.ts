import { expect, it } from 'vitest'
import { findMemoryLimit, planMemory } from './memory-plan.ts'

const GB = 2 ** 30
/** The memory in MB that was measured in a shop with the sample catalogue, including pages, the drawing thread and cached pictures. */
const SHOP_MB = 480
const DATABASE_MB = 190

it('leaves room for shop and database beside the largest reader in 1 GB', () => {
  const plan = planMemory(GB)
  expect(plan).toMatchObject({ printsWhileReading: true, quickDatabase: true })
  expect(SHOP_MB + DATABASE_MB + Math.max(plan.readingMb, plan.printingMb)).toBeLessThan(1_024)
  expect(plan.uploadBytes).toBeLessThan(64 * 2 ** 20)
})

it('gives each part the memory for its largest legitimate work from 4 GB on', () => {
  expect(planMemory(4 * GB)).toMatchObject({
    drawingHeapMb: 1_024,
    labelHeapMb: 512,
    readingMb: 640,
    printsWhileReading: false,
    quickDatabase: false,
  })
})

it('never gives less on a larger machine', () => {
  const sizes = [0.5, 1, 1.5, 2, 3, 4, 8, 64].map((gigabytes) => Object.values(planMemory(gigabytes * GB)))
  for (const [index, larger] of sizes.slice(1).entries())
    for (const [at, value] of larger.entries())
      if (typeof value === 'number') expect(value).toBeGreaterThanOrEqual(Number(sizes[index]?.[at]))
})

it('finds this machine’s memory limit', () => {
  expect(findMemoryLimit()).toBeGreaterThan(256 * 2 ** 20)
  expect(Number.isFinite(findMemoryLimit())).toBe(true)
})
