import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { measureOperation } from './measure-operation.ts'

function measure(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text)
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
  if (!operation) throw new Error('The text holds no operation')
  return measureOperation(operation, { document, variables })
}

describe('measureOperation', () => {
  it.each([
    ['a leaf', '{ a }', { depth: 1, aliases: 0, objects: 0 }],
    ['levels', '{ a { b { c } } }', { depth: 3, aliases: 0, objects: 2 }],
    ['aliases', '{ x: a y: b { z: c } }', { depth: 2, aliases: 3, objects: 1 }],
    [
      'lists within lists',
      '{ a(first: 10) { n { b(last: 5) { n { c } } } } }',
      { depth: 5, aliases: 0, objects: 71 },
    ],
    ['more than a list gives', '{ a(first: 100000) { n { c } } }', { depth: 3, aliases: 0, objects: 251 }],
    [
      'fragments, each time',
      '{ ...F ... { ...F } } fragment F on T { x: a { b } }',
      { depth: 2, aliases: 2, objects: 2 },
    ],
  ])('counts %s', (_, text, expected) => {
    expect(measure(text)).toEqual(expected)
  })

  it('reads a list’s length from a variable', () => {
    expect(measure('query ($n: Int) { a(first: $n) { n { c } } }', { n: 100 }).objects).toBe(101)
    expect(measure('query ($n: Int) { a(first: $n) { n { c } } }').objects).toBe(26)
    expect(measure('query ($n: Int) { a(first: $n) { n { c } } }', { n: null }).objects).toBe(26)
  })

  it('ends for fragments that contain each other, and quickly for fragments that double', () => {
    expect(
      measure('{ ...A } fragment A on T { a { ...B } } fragment B on T { b { ...A } }').depth,
    ).toBeLessThan(5)
    const doubling = Array.from({ length: 60 }, (_, i) => `fragment F${i} on T { ...F${i + 1} ...F${i + 1} }`)
    const { aliases } = measure(`{ ...F0 } ${doubling.join(' ')} fragment F60 on T { x: a }`)
    expect(aliases).toBeGreaterThan(1e15)
  })
})
