import { describe, expect, it } from 'vitest'
import {
  withTemporaryFile,
  describeIfInstalled,
  runReader,
  separatePlates,
} from '../../tests/setup/readers.ts'
import type { CutKind } from '../decal.ts'
import { makeRoundDecal } from './example-decals.ts'
import { exportDxf } from './export-dxf.ts'
import { exportEps } from './export-eps.ts'
import { exportPdf } from './export-pdf.ts'
import { exportSvg } from './export-svg.ts'

const NAMES = { kiss: 'CutContour', through: 'PerfCutContour' } as const
const kinds = ['kiss', 'through'] as const
const cut = (kind: CutKind) => makeRoundDecal('#ffffff', kind)

describe.each(kinds)('a %s cut', (kind) => {
  const other = NAMES[kind === 'kiss' ? 'through' : 'kiss']

  it('lies on the layer of its name in SVG, in its own colour', () => {
    const svg = exportSvg(cut(kind))
    expect(svg).toContain(`<g id="${NAMES[kind]}"`)
    expect(svg).not.toContain(`"${other}"`)
    expect(svg).toContain(`stroke="${kind === 'kiss' ? '#ff00ff' : '#00ffff'}"`)
  })

  describeIfInstalled('ezdxf', 'in DXF', () => {
    it('lies on the layer of its name, and there is no other cut layer', async () => {
      const script =
        'import sys, ezdxf\nd = ezdxf.readfile(sys.argv[1])\nprint(len(d.audit().errors), *[e.dxf.layer for e in d.modelspace()], *[l.dxf.name for l in d.layers])'
      const told = await withTemporaryFile('decal.dxf', exportDxf(cut(kind)), (file) =>
        runReader('ezdxf', ['-c', script, file]),
      )
      expect(told.trim()).toMatch(new RegExp(`^0 ${NAMES[kind]} `))
      expect(told.split(/\s/)).not.toContain(other)
    })
  })

  describeIfInstalled('gs', 'on plates', () => {
    it.each(['pdf', 'eps'] as const)('has the plate of its name and not the other in %s', async (format) => {
      const file = format === 'pdf' ? await exportPdf(cut(kind)) : await exportEps(cut(kind))
      const plates = await separatePlates(`decal.${format}`, file)
      expect(plates.get(NAMES[kind])?.inked).toBeGreaterThan(0)
      expect(plates.has(other)).toBe(false)
    })
  })
})

describe('letters cut from film that is cut off through its liner', () => {
  it('are kiss cuts nevertheless, because the liner holds them together', () => {
    const film = { ...cut('through'), film: { colour: '#c8242b', contours: [cut('kiss').cut] } }
    const layers = [...exportSvg(film).matchAll(/<g id="([^"]+)"/g)].map(([, id]) => id)
    expect(layers).toEqual(['Preview', 'CutContour', 'PerfCutContour'])
    expect(exportDxf(film)).toMatch(/LWPOLYLINE[\s\S]*CutContour[\s\S]*LWPOLYLINE[\s\S]*PerfCutContour/)
  })
})
