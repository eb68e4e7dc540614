import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const PUBLIC = path.join(import.meta.dirname, 'public')
/**
 * Matches floor plans with hundreds of small labels. Their text isn't converted to outlines, because that would double the size of the
 * files.
 */
const PLANS = /^landing\/floor-\d+\.svg$/

it("drawings have no text of their own: in an <img> it would be set in the visitor's typeface (scripts/outline-drawings.ts)", () => {
  const drawings = fs
    .readdirSync(PUBLIC, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg') && !PLANS.test(name))
  expect(drawings.length).toBeGreaterThan(30)
  const withText = drawings.filter((name) =>
    fs.readFileSync(path.join(PUBLIC, name), 'utf8').includes('<text'),
  )
  expect(withText).toEqual([])
})
