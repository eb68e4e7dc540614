import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FLEET_PRESETS } from '../../../domain/lettering/fleet-choices.ts'
import { FleetProofView } from './fleet-proof.tsx'

function wordsOf({ count, besides }: { count: number; besides: number }): string {
  const vehicles = Array.from({ length: count }, (_, i) => ({
    line: i + 1,
    unit: String(i + 1),
    second: '',
    plate: '',
    vehicle: '',
    widthMm: 300,
    heightMm: 150,
    path: i === 0 ? 'M0 0h1v1z' : null,
    eachCents: 500,
    totalCents: 1_000,
  }))
  const sums = { pieces: 2 * count, totalCents: 1_000 * count, singlyCents: 1_000 * count, nextBreak: null }
  const proof = { vehicles, refused: [], film: '#ffffff', ...sums }
  return renderToStaticMarkup(
    <FleetProofView fields={FLEET_PRESETS} proof={proof} besides={besides} />,
  ).replaceAll(/(?:<[^>]+>)+/g, ' ')
}

test('a proof that fills the cart to its last line can be added', () => {
  const words = wordsOf({ count: 10, besides: 240 })
  expect(words).toContain('Add to cart (10)')
  expect(words).not.toContain('A cart holds')
})

test('a proof that is too large for any cart says so beside its price, without a button that would fail', () => {
  const words = wordsOf({ count: 300, besides: 0 })
  expect(words).toContain('A cart holds 250 lines, and this list has 300 vehicles.')
  expect(words).not.toContain('Add to cart')
  expect(words).toContain('Save the proof as PDF')
  expect(wordsOf({ count: 11, besides: 240 })).toContain('yours has 240, and this list has 11 vehicles')
})
