import { describe, expect, it } from 'vitest'
import { mergeSavedItems } from './saved-items.ts'

const links = (self: string) => ({ self, png: `${self}.png`, proof: `${self}.png?view=proof` })

const design = {
  id: 'd1',
  concept: 'Bear shield',
  style: 'vintage' as const,
  widthMm: 100,
  heightMm: 82.25,
  palette: ['#000001', '#000002', '#000003', '#000004', '#000005', '#000006'],
  createdAt: '2026-11-20T10:00:00Z',
  links: links('/api/designs/d1'),
}

const artwork = {
  id: 'a1',
  fileName: 'mark.png',
  format: 'png',
  widthMm: 90,
  heightMm: 60,
  createdAt: '2026-11-20T11:00:00Z',
  links: links('/api/artwork/a1'),
}

describe('the list of saved items', () => {
  it('shows for a design its style and where to edit it', () => {
    expect(mergeSavedItems([design], [])).toEqual([
      {
        id: 'd1',
        kind: 'design',
        title: 'Bear shield',
        origin: 'Vintage',
        size: '100 × 82.3 mm',
        widthMm: 100,
        palette: ['#000001', '#000002', '#000003', '#000004', '#000005'],
        self: '/api/designs/d1',
        picture: '/api/designs/d1.png',
        proof: '/api/designs/d1.png?view=proof',
        editUrl: '/design-generator?design=d1',
        createdAt: '2026-11-20T10:00:00Z',
      },
    ])
  })

  it('shows for an upload its file', () => {
    expect(mergeSavedItems([], [artwork])).toMatchObject([
      {
        kind: 'artwork',
        title: 'mark.png',
        origin: 'Your artwork, PNG',
        editUrl: '/design-generator?artwork=a1',
      },
    ])
  })

  it('is sorted newest first, across both kinds', () => {
    const older = { ...design, id: 'd0', createdAt: '2026-11-19T10:00:00Z' }
    const newest = { ...design, id: 'd2', createdAt: '2026-11-20T12:00:00Z' }
    expect(mergeSavedItems([older, design, newest], [artwork]).map(({ id }) => id)).toEqual([
      'd2',
      'a1',
      'd1',
      'd0',
    ])
  })
})
