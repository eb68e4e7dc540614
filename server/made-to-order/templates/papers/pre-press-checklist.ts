import { prePressChecklistCopy as words } from '../../../../content/landing/pre-press-checklist.ts'
import { writePaperPdf } from './paper.ts'
import type { PaperPart } from './paper-part.ts'

/** Makes a checklist to go through before a package is printed. */
export const writePrePressChecklist = (): Promise<Uint8Array<ArrayBuffer>> =>
  writePaperPdf({
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
