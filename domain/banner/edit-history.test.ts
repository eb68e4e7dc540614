import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addState, MAX_UNDO_STEPS, redo, startHistory, undo } from './edit-history.ts'

const done = (...states: number[]) =>
  states.reduce((history, state) => addState(history, state, null), startHistory(0))

describe('the history of a design', () => {
  it('undoes and redoes step by step', () => {
    const back = undo(done(1, 2))
    expect(back.present).toBe(1)
    expect(redo(back).present).toBe(2)
    expect(undo(startHistory(7)).present).toBe(7)
    expect(redo(done(1)).present).toBe(1)
  })

  it('combines the changes of one slider drag into a step, but not across an undo', () => {
    const dragged = [2, 3, 4].reduce((history, size) => addState(history, size, 'size'), done(1))
    expect(undo(dragged).present).toBe(1)
    const again = addState(undo(dragged), 9, 'size')
    expect(undo(again).present).toBe(1)
  })

  it('drops the undone steps when something else is changed', () => {
    expect(redo(addState(undo(done(1, 2)), 3, null)).present).toBe(3)
  })

  it('keeps a limited number of steps', () => {
    const history = done(...Array.from({ length: MAX_UNDO_STEPS + 20 }, (_, i) => i + 1))
    expect(history.past).toHaveLength(MAX_UNDO_STEPS)
  })

  it('returns to the same state after equally many undos and redos, whatever was changed', () => {
    const states = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 30 })
    fc.assert(
      fc.property(states, fc.nat({ max: 30 }), (wanted, steps) => {
        const history = done(...wanted)
        const times = Math.min(steps, history.past.length)
        let turned = history
        for (let i = 0; i < times; i += 1) turned = undo(turned)
        for (let i = 0; i < times; i += 1) turned = redo(turned)
        expect([turned.present, turned.past, turned.future]).toEqual([history.present, history.past, []])
      }),
    )
  })
})
