import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  readGenerateSession,
  readUploadSession,
  writeGenerateSession,
  writeUploadSession,
} from './session.ts'
import { createDecalOptions } from './order/decal-options.ts'

const making = { widthMm: 127.5, material: 'premium', finish: 'matte', cut: 'through', quantity: 25 } as const

describe("a tab's session", () => {
  it('of a generation is restored as it was', () => {
    const session = {
      prompt: 'A wolf & a bear, "Ça va?"',
      style: 'graffiti' as const,
      concepts: [
        { versions: ['a1', 'a2'], at: 1 },
        { versions: ['b1'], at: 0 },
      ],
      chosen: 1,
      making,
    }
    expect(readGenerateSession(writeGenerateSession(session))).toEqual(session)
  })

  it('of an upload is restored as it was', () => {
    const session = {
      artworkId: 'x1',
      name: 'Boat name',
      notes: 'Port side\nonly',
      making: createDecalOptions(300),
    }
    expect(readUploadSession(writeUploadSession(session))).toEqual(session)
  })

  it('is empty if nothing was stored, and never an error', () => {
    expect(readGenerateSession('')).toEqual({
      prompt: '',
      style: 'modern',
      concepts: [],
      chosen: 0,
      making: null,
    })
    expect(readGenerateSession('style=baroque&making=9000+gold+wet+kiss+0').making).toBeNull()
    fc.assert(fc.property(fc.string(), (text) => readUploadSession(text).making === null))
  })
})
