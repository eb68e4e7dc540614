import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { apparelCalculator } from '../../../../content/calculators/apparel.ts'
import type { Calculator } from '../../../../content/calculators/describe-calculator.ts'
import { floorGraphicsCalculator } from '../../../../content/calculators/floor-graphics.ts'
import { labelCalculator } from '../../../../content/calculators/labels.ts'
import { muralCalculator } from '../../../../content/calculators/murals.ts'
import { packagingCalculator } from '../../../../content/calculators/packaging.ts'
import { yardSignCalculator } from '../../../../content/calculators/yard-signs.ts'
import { YARD_SIGN_QUANTITIES } from '../../../../domain/calculators/yard-signs.ts'
import { FloorOrderPicture } from './floor-order-picture.tsx'
import { GarmentOrderPicture } from './garment-order-picture.tsx'
import { LabelOrderPicture } from './label-order-picture.tsx'
import { PackageOrderPicture } from './package-order-picture.tsx'
import { SignOrderPicture } from './sign-order-picture.tsx'
import { WallOrderPicture } from './wall-order-picture.tsx'

function valuesOf(calculator: Calculator, raw: Record<string, string>): Record<string, string> {
  const asked = calculator.ask(raw)
  if (!asked.ok) throw new Error(JSON.stringify(asked.faults))
  return asked.values
}

/** Counts the shapes in a picture that are filled with the given colour. */
const fillsOf = (html: string, fill: string): number =>
  [...html.matchAll(/<path d="([^"]+)" fill="([^"]+)"/g)]
    .filter(([, , colour]) => colour === fill)
    .reduce((sum, [, data = '']) => sum + data.split('M').length - 1, 0)

describe('the picture of an order', () => {
  it.each(YARD_SIGN_QUANTITIES)('of %i signs shows every one', (quantity) => {
    const html = renderToStaticMarkup(
      <SignOrderPicture values={valuesOf(yardSignCalculator, { quantity: String(quantity) })} />,
    )
    expect(fillsOf(html, '#c8242b')).toBe(quantity)
    expect(html).toContain(`>${quantity} sign`)
  })

  it('carries the text of the sign', () => {
    const html = renderToStaticMarkup(
      <SignOrderPicture values={valuesOf(yardSignCalculator, { words: 'Vote Kim' })} />,
    )
    expect(html).toContain('>VOTE<')
    expect(html).toContain('>KIM<')
  })

  it.each([
    ['12', '8', 6],
    ['2', '2', 1],
    ['13', '9', 7],
  ])('of a wall of %s × %s ft has its true proportions and %i panels', (width, height, panels) => {
    const html = renderToStaticMarkup(
      <WallOrderPicture values={valuesOf(muralCalculator, { width, height })} />,
    )
    const [, across, up] = /<rect x="[^"]+" y="[^"]+" width="([^"]+)" height="([^"]+)"/.exec(html) ?? []
    expect(Number(across) / Number(up)).toBeCloseTo(Number(width) / Number(height), 3)
    expect(html).toContain(panels === 1 ? '>1 panel<' : `>${panels} panels<`)
  })

  it.each([
    {
      of: 'labels',
      Picture: LabelOrderPicture,
      values: valuesOf(labelCalculator, { quantity: '2500' }),
      count: '2,500 labels',
    },
    {
      of: 'apparel',
      Picture: GarmentOrderPicture,
      values: valuesOf(apparelCalculator, { quantity: '100' }),
      count: '100 pieces',
    },
    {
      of: 'a floor',
      Picture: FloorOrderPicture,
      values: valuesOf(floorGraphicsCalculator, {}),
      count: '60 m + 6 pieces',
    },
    {
      of: 'packages',
      Picture: PackageOrderPicture,
      values: valuesOf(packagingCalculator, { quantity: '10' }),
      count: '10 mock-ups',
    },
  ])('of $of states the quantity', ({ Picture, values, count }) => {
    expect(renderToStaticMarkup(<Picture values={values} />)).toContain(`>${count}<`)
  })

  it('of ten boxes shows ten', () => {
    const html = renderToStaticMarkup(
      <PackageOrderPicture values={valuesOf(packagingCalculator, { quantity: '10' })} />,
    )
    expect(html.match(/stroke-dasharray/g)).toHaveLength(10)
  })

  it('leaves out what the floor has none of', () => {
    const html = renderToStaticMarkup(
      <FloorOrderPicture values={valuesOf(floorGraphicsCalculator, { pictograms: '0', words: '0' })} />,
    )
    expect(html).not.toContain('STOP')
    expect(html).toContain('>60 m<')
  })
})
