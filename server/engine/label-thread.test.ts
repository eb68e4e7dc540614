import { afterEach, describe, expect, it } from 'vitest'
import { labelSheetRequestSchema } from '../../contract/label-sheet.ts'
import { LabelThread } from './label-thread.ts'

const request = (to: number, symbology = 'code128') =>
  labelSheetRequestSchema.parse({
    source: { kind: 'serials', prefix: 'A', from: 1, to, digits: 6 },
    symbology,
    widthMm: 50,
    heightMm: 25,
  })

let thread: LabelThread | null = null
afterEach(() => thread?.stop())

describe('the label thread', () => {
  it('makes one list after the other, and refuses requests while its queue is full', async () => {
    const shared = new LabelThread()
    thread = shared
    const all = Array.from({ length: 9 }, () =>
      shared.run({ request: request(2), want: 'facts', addedTerms: [] }),
    )
    const answers = await Promise.all(all)
    expect(answers.filter((answer) => answer.ok)).toHaveLength(7)
    expect(answers.filter((answer) => 'reason' in answer && answer.reason === 'busy')).toHaveLength(2)
  })

  it('ends a list that takes too long, and continues', async () => {
    thread = new LabelThread(1)
    expect(await thread.run({ request: request(2_000, 'qr'), want: 'rest', addedTerms: [] })).toEqual({
      ok: false,
      reason: 'too-complex',
    })
    await thread.stop()
    thread = new LabelThread()
    expect(await thread.run({ request: request(2), want: 'rest', addedTerms: [] })).toMatchObject({
      ok: true,
    })
  })
})
