import { prePressChecklist as words } from '../../../../content/landing/pre-press-checklist.ts'
import { makePaper } from './paper.ts'
import type { PaperPart } from './paper-part.ts'

/** A printable checklist for a package, to go through before it is printed. */
export const prePressChecklistPaper = (): Promise<Uint8Array<ArrayBuffer>> =>
  makePaper({
    title: words.title,
    lead: words.lead,
    parts: [
      { kind: 'blanks', labels: words.job },
      ...words.groups.flatMap(({ title, points }): PaperPart[] => [
        { kind: 'heading', text: title },
        { kind: 'list', items: points, boxes: true },
      ]),
      { kind: 'blanks', labels: words.approval },
    ],
  })
