import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { fillCalculator, parsePriceInDollars } from '../../tests/fixtures/ask-calculator.ts'
import { multiplyPrices } from '../../tests/fixtures/multiply-prices.ts'
import { applySettings } from '../settings/settings.ts'
import { calculators } from '../../content/landing/calculators.ts'

afterEach(() => applySettings({}))

describe.each(calculators.map((calculator) => [calculator.kind, calculator] as const))(
  '%s',
  (_, calculator) => {
    const { fields } = calculator
    const choices = fc
      .record(
        Object.fromEntries(
          Object.entries(fields).flatMap(([name, field]) => {
            if (field.kind === 'choice')
              return [[name, fc.constantFrom(...field.options.map(({ value }) => value))]]
            if (field.kind === 'number')
              return [[name, fc.integer({ min: field.min, max: field.max }).map(String)]]
            return field.kind === 'flag' ? [[name, fc.constantFrom('yes', 'no')]] : []
          }),
        ),
      )
      // Leaves out combinations that the calculator refuses, because values that are valid alone may be invalid together.
      .filter((raw) => calculator.ask(raw).ok)
    const amounts = Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'amount' ? [{ name, options: field.options }] : [],
    )

    it('a larger quantity never costs more per item, and no item costs less than a cent', () => {
      fc.assert(
        fc.property(choices, (raw) => {
          for (const { name, options } of amounts) {
            const each = options.map(
              (amount) => fillCalculator(calculator, { ...raw, [name]: String(amount) }).price,
            )
            for (const [at, price] of each.entries()) {
              expect(price.totalCents).toBeGreaterThan(0)
              expect(Number.isSafeInteger(price.totalCents)).toBe(true)
              expect(parsePriceInDollars(price.each)).toBeLessThanOrEqual(
                parsePriceInDollars(each[at - 1]?.each ?? price.each),
              )
            }
          }
        }),
      )
    })

    it('the next price break holds at its quantity', () => {
      fc.assert(
        fc.property(choices, (raw) => {
          for (const { name, options } of amounts)
            for (const amount of options) {
              const { nextBreak, each } = fillCalculator(calculator, { ...raw, [name]: String(amount) }).price
              if (!nextBreak) continue
              expect(parsePriceInDollars(nextBreak.each)).toBeLessThan(parsePriceInDollars(each))
              const there = fillCalculator(calculator, { ...raw, [name]: String(nextBreak.quantity) }).price
              expect(there.totalCents).toBe(nextBreak.totalCents)
              // Compares the prices to two decimals. The third decimal may differ, because the price of a label is rounded in `nextBreak`
              // but not in the calculator's own result.
              expect(parsePriceInDollars(nextBreak.each)).toBeCloseTo(parsePriceInDollars(there.each), 2)
            }
        }),
      )
    })

    it('doubling every price in the settings doubles the total', () => {
      fc.assert(
        fc.property(choices, (raw) => {
          for (const amount of amounts.length === 0
            ? [{}]
            : amounts.map(({ name, options }) => ({ [name]: String(options.at(-1)) }))) {
            applySettings({})
            const once = fillCalculator(calculator, { ...raw, ...amount }).price
            applySettings(multiplyPrices(2))
            const twice = fillCalculator(calculator, { ...raw, ...amount }).price
            // If all prices are doubled, the total doubles only approximately, because the price of each item, or of each part of a mural,
            // is rounded to a cent.
            expect(twice.totalCents / once.totalCents).toBeCloseTo(2, 1)
          }
        }),
        { numRuns: 30 },
      )
    })

    it('values it has written can be read back, and unknown options are refused', () => {
      fc.assert(
        fc.property(choices, (raw) => {
          const { values, price } = fillCalculator(calculator, raw)
          expect(fillCalculator(calculator, values)).toMatchObject({ values, price })
        }),
      )
      for (const [name, field] of Object.entries(fields)) {
        if (field.kind === 'words' || field.kind === 'flag') continue
        for (const wrong of ['', '-1', '1e9', 'NaN', '0x10', '1.0000001', '__proto__'])
          expect(calculator.ask({ [name]: wrong })).toMatchObject({
            ok: false,
            faults: { [name]: { code: expect.any(String) } },
          })
      }
    })
  },
)
