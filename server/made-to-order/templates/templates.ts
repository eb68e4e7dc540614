/** A drawing or a printable paper that the shop makes itself and offers for download on a page. */
export type Template = {
  /** The name of the file. Its URL is /templates/ and this name. */
  readonly file: string
  /** Media type. */
  readonly type: string
  /** Makes the file. Its bytes are always the same, so the file is made once and then cached. */
  readonly make: () => Promise<Uint8Array<ArrayBuffer>>
}

/** All files that the pages offer for download. */
export const templates: readonly Template[] = [
  {
    file: 'material-cheat-sheet.pdf',
    type: 'application/pdf',
    make: async () => (await import('./papers/material-cheat-sheet.ts')).writeMaterialCheatSheet(),
  },
  {
    file: 'mural-measuring-sheet.pdf',
    type: 'application/pdf',
    make: async () => (await import('./murals/mural-papers.ts')).writeMuralMeasuringSheet(),
  },
  {
    file: 'mural-layout.svg',
    type: 'image/svg+xml',
    make: async () => new TextEncoder().encode((await import('./murals/mural-layout.ts')).drawMuralLayout()),
  },
  {
    file: 'mural-wall-elevation.dxf',
    type: 'image/vnd.dxf',
    make: async () =>
      new TextEncoder().encode((await import('./murals/mural-elevation.ts')).drawMuralElevation()),
  },
  {
    file: 'mural-installation-checklist.pdf',
    type: 'application/pdf',
    make: async () => (await import('./murals/mural-papers.ts')).writeMuralInstallationChecklist(),
  },
  {
    file: 'pre-press-checklist.pdf',
    type: 'application/pdf',
    make: async () => (await import('./papers/pre-press-checklist.ts')).writePrePressChecklist(),
  },
  ...['10000', '25000', '50000'].flatMap((area): Template[] => [
    {
      file: `floor-${area}.dxf`,
      type: 'image/vnd.dxf',
      make: async () => (await import('./floor/floor-files.ts')).sampleFloorDxf(area),
    },
    {
      file: `floor-${area}.pdf`,
      type: 'application/pdf',
      make: async () => (await import('./floor/floor-files.ts')).sampleFloorPdf(area),
    },
  ]),
  {
    file: 'shipping-label.pdf',
    type: 'application/pdf',
    make: async () =>
      (await import('./labels/label-templates.ts')).writeLabelTemplate('shipping-label', 'pdf'),
  },
  {
    file: 'shipping-label.svg',
    type: 'image/svg+xml',
    make: async () =>
      (await import('./labels/label-templates.ts')).writeLabelTemplate('shipping-label', 'svg'),
  },
  {
    file: 'retail-label.pdf',
    type: 'application/pdf',
    make: async () => (await import('./labels/label-templates.ts')).writeLabelTemplate('retail-label', 'pdf'),
  },
  {
    file: 'retail-label.svg',
    type: 'image/svg+xml',
    make: async () => (await import('./labels/label-templates.ts')).writeLabelTemplate('retail-label', 'svg'),
  },
  {
    file: 'asset-tag.pdf',
    type: 'application/pdf',
    make: async () => (await import('./labels/label-templates.ts')).writeLabelTemplate('asset-tag', 'pdf'),
  },
  {
    file: 'asset-tag.svg',
    type: 'image/svg+xml',
    make: async () => (await import('./labels/label-templates.ts')).writeLabelTemplate('asset-tag', 'svg'),
  },
]
