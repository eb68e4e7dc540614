import { describe, expect, it } from 'vitest'
import type { RefusalCode } from '../../../contract/refusals.ts'
import { findingCodes } from '../../../contract/finding-codes.ts'
import type { ArtworkRefusalReason } from '../../../decal/artwork/artwork-refusals.ts'
import type { ScreeningRefusal } from '../../../decal/screening/screen.ts'
import type { finishDecal } from '../../../decal/contour/finish-decal.ts'
import { describeFinding } from '../../../content/preflight-findings.ts'
import { isAcceptableFinding } from './is-acceptable-finding.ts'
import { findRefusalMessage } from './refusal-message.ts'

type EngineReason =
  | ArtworkRefusalReason
  | ScreeningRefusal['reason']
  | Extract<ReturnType<typeof finishDecal>, { ok: false }>['reason']
  | 'bad-design'
  | 'unknown-motif'
  | 'engine-busy'

const sentence = /^[A-Z“].*[.]$/s
const asked = (code: string, more: { detail?: string; field?: string } = {}) =>
  findRefusalMessage({ code, detail: more.detail, field: more.field })

describe('the message that a visitor reads', () => {
  it('exists for every reason of the engine', () => {
    // This line compiles only if there is a message for each of the engine's reasons for refusing a design.
    const known = (reason: EngineReason): RefusalCode => reason
    expect(known('damaged')).toBe('damaged')
  })

  it.each([
    ['bad-design', 'words', 'layout'],
    ['bad-design', 'words.2', 'Line 3'],
    ['bad-design', 'motif', 'picture'],
    ['bad-design', 'palette', 'layout'],
    ['invalid-body', 'words.0', 'Line 1'],
    ['invalid-body', 'prompt', '500'],
    ['invalid-body', 'seed', 'check it'],
  ])('for %s in %s is a sentence', (code, field, part) => {
    const words = asked(code, { field, detail: 'is not JSON' })
    expect(words).toMatch(sentence)
    expect(words).toContain(part)
  })

  it("is the shop's own if that is more specific", () => {
    expect(asked('brand', { detail: '“nike” is somebody’s mark.' })).toBe('“nike” is somebody’s mark.')
    expect(asked('not-thought-of-yet', { detail: 'It rains.' })).toBe('It rains.')
    expect(asked('not-thought-of-yet')).toBeNull()
  })

  it.each([
    ['size-out-of-range', undefined, '1,300 mm'],
    ['quantity-out-of-range', undefined, '5,000 pieces'],
    ['invalid-body', 'widthMm', '1,200 mm'],
  ])('for %s in %s has a comma in %s', (code, field, number) => {
    expect(asked(code, field === undefined ? {} : { field })).toContain(number)
  })

  it.each(findingCodes)('about the finding %s is a sentence without colour codes', (code) => {
    for (const severity of ['warn', 'stop'] as const) {
      expect(describeFinding({ code, severity })).toMatch(sentence)
      expect(describeFinding({ code, severity })).not.toMatch(/#[0-9a-f]{3,6}/i)
      expect(describeFinding({ code, severity })).not.toMatch(/\d{4}/)
    }
  })

  it("nobody can order a cut that can't be made", () => {
    expect(findingCodes.filter((code) => isAcceptableFinding({ code }))).toEqual(['picture-too-coarse'])
  })
})
