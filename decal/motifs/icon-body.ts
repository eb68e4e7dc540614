import type { Colour } from '../colour.ts'
import { makeDisc, makeEllipse, makeRoundedRectangle, makeRectangle } from '../geometry/figures.ts'
import { readPathData } from '../geometry/path-data.ts'
import type { Shape } from '../geometry/shape.ts'
import type { MotifPart } from './motif.ts'

type Attributes = Map<string, string>

/**
 * Parses an icon's body: filled paths, circles, ellipses and rectangles, and groups that set a colour. Null if it contains anything that
 * flat decals can't show: gradients, filters, clips, masks, transforms or strokes without fill.
 */
export function readIconBody(body: string, size: number): MotifPart[] | null {
  if (/<(linearGradient|radialGradient|filter|mask|use|image|text)\b|transform=/.test(body)) return null
  const parts: MotifPart[] = []
  const fills: (string | undefined)[] = []
  let hidden = 0
  for (const [, closing, tag, text, alone] of body.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)) {
    const attributes = attributesOf(text ?? '')
    if (tag === 'defs' || tag === 'clipPath') hidden += closing ? -1 : 1
    else if (tag === 'g') {
      if (closing) fills.pop()
      else if (!alone) fills.push(attributes.get('fill') ?? fills.at(-1))
    } else if (!closing && hidden === 0) {
      const fill = attributes.get('fill') ?? fills.at(-1) ?? '#000000'
      const shape = fill === 'none' ? [] : elementShape(tag ?? '', attributes, size)
      if (shape.length > 0) parts.push({ colour: colourOf(fill), shape })
    }
  }
  return parts.length > 0 ? parts : null
}

function attributesOf(text: string): Attributes {
  return new Map(
    [...text.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(([, name, value]) => [name ?? '', value ?? '']),
  )
}

function colourOf(fill: string): Colour | null {
  const hex = /^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/.exec(fill)?.[1]?.toLowerCase()
  if (!hex) return fill === 'white' ? '#ffffff' : null
  return `#${hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex}`
}

function elementShape(tag: string, attributes: Attributes, size: number): Shape {
  const number = (name: string): number => Number(attributes.get(name) ?? 0)
  const tolerance = size / 3000
  switch (tag) {
    case 'path': {
      const rule = attributes.get('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero'
      return readPathData(attributes.get('d') ?? '', tolerance, rule)
    }
    case 'circle':
      return makeDisc(number('cx'), number('cy'), number('r'))
    case 'ellipse':
      return makeEllipse(number('cx'), number('cy'), number('rx'), number('ry'))
    case 'rect':
      return number('rx') > 0
        ? makeRoundedRectangle(number('x'), number('y'), number('width'), number('height'), number('rx'))
        : makeRectangle(number('x'), number('y'), number('width'), number('height'))
    default:
      return []
  }
}
