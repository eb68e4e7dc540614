import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import {
  withTemporaryFile,
  describeIfInstalled,
  runReader,
  separatePlates,
} from '../../../tests/setup/readers.ts'

let shop: CheckoutShop
beforeAll(async () => (shop = await openCheckoutShop()))
afterAll(() => shop.close())

const get = (path: string, accept = '*/*') => shop.visitor().get(`/templates/dieline/${path}`, { accept })

async function fileOf(path: string): Promise<Uint8Array> {
  const response = await get(path)
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

const BOX = 'width=90&height=140&depth=50'
/** The page size of each file in mm. The box with its bleed is 298 × 282 mm, and has a margin of 12 mm around it. */
const BOX_SHEET = { width: 322, height: 306 }
const MM = 72 / 25.4
const TYPES = ['box', 'bottle', 'bag', 'label'] as const

describe('GET /templates/dieline/{type}.{format}', () => {
  it.each([
    ['box.pdf', 'application/pdf', 'dieline-box-90-140-50.pdf'],
    ['bottle.svg', 'image/svg+xml', 'dieline-bottle-70-90.svg'],
    ['bag.dxf', 'image/vnd.dxf', 'dieline-bag-140-210-70.dxf'],
  ])('without a size, a %s has its usual size', async (path, type, name) => {
    const { status, headers } = await get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
  })

  it('has the same bytes for the same size', async () => {
    expect(await fileOf(`box.pdf?${BOX}`)).toEqual(await fileOf('box.pdf'))
  })

  it.each([
    ['box.svg?width=29', 'width', 'Type a number from 30 to 300 mm.'],
    ['bottle.pdf?height=9e9', 'height', 'Type a number from 20 to 250 mm.'],
    ['bag.dxf?height=90&depth=120', 'depth', 'up to 100 mm'],
    ['label.pdf?width=', 'width', 'Type a number from 15 to 300 mm.'],
  ])('%s is refused with a message for its field', async (path, field, words) => {
    const response = await get(path)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({
      code: 'invalid-parameter',
      errors: [{ field, message: expect.stringContaining(words) }],
    })
  })

  it('sends a browser back to the form with what was typed', async () => {
    const { status, headers } = await get('box.pdf?width=9&height=140', 'text/html,*/*')
    expect(status).toBe(303)
    expect(headers.get('location')).toBe(
      '/collection/prototype-packaging-mockups?width=9&height=140&type=box#3d-widget',
    )
  })

  it('uses the type chosen in the form, even if another one is drawn', async () => {
    const { status, headers } = await get('box.pdf?type=label&width=50&height=30')
    expect(status).toBe(303)
    expect(headers.get('location')).toBe('/templates/dieline/label.pdf?width=50&height=30')
  })

  it.each(['crate.pdf', 'box.exe', 'box', 'box.pdf.svg', 'constructor.pdf'])('refuses %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

describe('the SVG', () => {
  const svgSchema = z.object({
    svg: z.object({
      width: z.string(),
      height: z.string(),
      viewBox: z.string(),
      g: z.array(z.object({ id: z.string(), path: z.unknown().optional() })),
    }),
  })
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' })

  it.each(TYPES)('of a %s is in millimetres, with named layers', async (type) => {
    const text = new TextDecoder().decode(await fileOf(`${type}.svg`))
    const { svg } = svgSchema.parse(parser.parse(text))
    const [, , width = '', height = ''] = svg.viewBox.split(' ')
    expect([svg.width, svg.height]).toEqual([`${width}mm`, `${height}mm`])
    expect(svg.g.map(({ id }) => id)).toEqual(['Bleed', 'Safe', 'Glue', 'Crease', 'CutContour', 'Notes'])
    const drawn = svg.g.filter(({ path }) => path !== undefined).map(({ id }) => id)
    expect(drawn).toEqual(expect.arrayContaining(['Bleed', 'Safe', 'CutContour']))
  })

  it('of the box is as large as its sheet', async () => {
    const text = new TextDecoder().decode(await fileOf(`box.svg?${BOX}`))
    const { svg } = svgSchema.parse(parser.parse(text))
    expect([svg.width, svg.height]).toEqual([`${BOX_SHEET.width}mm`, `${BOX_SHEET.height}mm`])
    expect(text).toContain('<title>Box 90 × 140 × 50 mm, scale 1:1</title>')
  })
})

const dxfSchema = z.object({
  errors: z.number(),
  fixes: z.number(),
  units: z.number(),
  lines: z.array(z.object({ layer: z.string(), closed: z.boolean(), points: z.array(z.array(z.number())) })),
  words: z.array(z.string()),
})
const script = `
import json, sys, ezdxf
doc = ezdxf.readfile(sys.argv[1])
audit = doc.audit()
space = doc.modelspace()
print(json.dumps({
  'errors': len(audit.errors), 'fixes': len(audit.fixes), 'units': doc.units,
  'lines': [{'layer': e.dxf.layer, 'closed': e.closed, 'points': [list(p) for p in e.get_points('xy')]} for e in space.query('LWPOLYLINE')],
  'words': [e.dxf.text for e in space.query('TEXT[layer=="Notes"]')]}))
`

describeIfInstalled('ezdxf', 'the DXF read by ezdxf', () => {
  const read = async (path: string) =>
    withTemporaryFile('dieline.dxf', await fileOf(path), (file) =>
      dxfSchema.parse(JSON.parse(runReader('ezdxf', ['-c', script, file]))),
    )

  it.each(TYPES)('of a %s is valid, in millimetres, with one closed cut line', async (type) => {
    const { lines, ...told } = await read(`${type}.dxf`)
    expect(told).toMatchObject({ errors: 0, fixes: 0, units: 4 })
    expect(lines.filter(({ layer }) => layer === 'CutContour').map(({ closed }) => closed)).toEqual([true])
    expect(lines.filter(({ layer, closed }) => layer === 'Crease' && closed)).toEqual([])
  })

  it('of the box has a cut line of its size, twelve creases, and named panels', async () => {
    const { lines, words } = await read(`box.dxf?${BOX}`)
    const cut = lines.find(({ layer }) => layer === 'CutContour')?.points ?? []
    const spread = (axis: 0 | 1) => {
      const along = cut.map((point) => point[axis] ?? NaN)
      return Math.max(...along) - Math.min(...along)
    }
    expect([spread(0), spread(1)]).toEqual([295, 276])
    expect(lines.filter(({ layer }) => layer === 'Crease')).toHaveLength(12)
    expect(words).toEqual(
      expect.arrayContaining(['Front', 'Back', 'Left side', 'Right side', 'Top', 'Glue tab']),
    )
  })
})

describeIfInstalled('qpdf', 'the PDF read by qpdf', () => {
  it.each(TYPES)('of a %s is valid and has a layer and a spot colour for each kind of line', async (type) => {
    await withTemporaryFile('dieline.pdf', await fileOf(`${type}.pdf`), (file) => {
      expect(runReader('qpdf', ['--check', file])).toContain('No syntax or stream encoding errors')
      const plain = runReader('qpdf', ['--qdf', '--object-streams=disable', file, '-'])
      for (const name of ['CutContour', 'Crease', 'Bleed', 'Safe', 'Glue', 'Notes']) {
        expect(plain).toContain(`/OC /${name} BDC`)
        expect(plain).toMatch(new RegExp(`/Separation\\s+/${name}\\s+/DeviceCMYK`))
      }
    })
  })
})

describeIfInstalled('pdfinfo', 'the PDF measured by poppler', () => {
  it('is as large as its sheet; the trim box is the cut line, and the bleed box is 3 mm larger on each side', async () => {
    const told = await withTemporaryFile('dieline.pdf', await fileOf(`box.pdf?${BOX}`), (file) =>
      runReader('pdfinfo', ['-box', file]),
    )
    const numbers = (name: string) =>
      new RegExp(`^${name}:\\s+([\\d. x]+)`, 'm').exec(told)?.[1]?.trim().split(/[ x]+/).map(Number) ?? []
    const [width = 0, height = 0] = numbers('Page size')
    expect(width / MM).toBeCloseTo(BOX_SHEET.width, 1)
    expect(height / MM).toBeCloseTo(BOX_SHEET.height, 1)
    const inMm = (name: string) => numbers(name).map((points) => Math.round((points / MM) * 10) / 10)
    expect(inMm('TrimBox')).toEqual([12, 15, 307, 291])
    expect(inMm('BleedBox')).toEqual([12, 12, 310, 294])
  })
})

describeIfInstalled('gs', 'the PDF on plates', () => {
  it('prints no ink, and has its cut line along the edge of the label', async () => {
    const plates = await separatePlates('decal.pdf', await fileOf('label.pdf?width=80&height=60'))
    for (const ink of ['Cyan', 'Magenta', 'Yellow', 'Black']) expect(plates.get(ink)?.inked).toBe(0)
    // The left edge of the label is at 15 mm: a margin of 12 mm and a bleed of 3 mm. The test looks for the cut line there, halfway down
    // the label.
    const cut = plates.get('CutContour')
    expect([14.9, 15, 15.1].some((x) => cut?.inkAt(x, 45) === 1)).toBe(true)
    expect(cut?.inkAt(20, 45)).toBe(0)
  })
})
