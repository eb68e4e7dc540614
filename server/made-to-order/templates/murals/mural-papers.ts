import { rgb } from '@cantoo/pdf-lib'
import {
  muralInstallationChecklistCopy as checklist,
  muralMeasuringSheetCopy as sheet,
} from '../../../../content/landing/mural-papers.ts'
import { writePaperPdf } from '../papers/paper.ts'
import type { PaperPart } from '../papers/paper-part.ts'
import { exampleDoor, exampleOutlets, exampleWall, exampleWindow } from './example-wall.ts'

const INK = rgb(0.04, 0.12, 0.16)
const TAPE = rgb(0.9, 0, 0.49)

/** A sketch of a wall with its openings and the three places at which to measure it. */
const sketch: PaperPart = {
  kind: 'drawing',
  height: 150,
  draw: (page, { x, y, height }, { bold }) => {
    const unit = (height - 30) / exampleWall.height
    const rectangles = [exampleWall, exampleDoor, exampleWindow, ...exampleOutlets]
    for (const one of rectangles)
      page.drawRectangle({
        x: x + 4 + one.x * unit,
        y: y + 4 + one.y * unit,
        width: one.width * unit,
        height: one.height * unit,
        borderColor: INK,
        borderWidth: one === exampleWall ? 1.6 : 0.8,
      })
    const [left, right] = [x + 4, x + 4 + exampleWall.width * unit]
    for (const [at, share] of [0.08, 0.5, 0.94].entries()) {
      const [across, up] = [y + 4 + exampleWall.height * unit * share, left + (right - left) * share]
      const dashed = { thickness: 0.8, color: TAPE, dashArray: [4, 3] }
      page.drawLine({ start: { x: left, y: across }, end: { x: right, y: across }, ...dashed })
      page.drawLine({ start: { x: up, y: y + 4 }, end: { x: up, y: y + height - 26 }, ...dashed })
      page.drawText(`${sheet.sketch.width}${at + 1}`, {
        x: right + 6,
        y: across - 3,
        size: 9,
        font: bold,
        color: TAPE,
      })
      page.drawText(`${sheet.sketch.height}${at + 1}`, {
        x: up - 6,
        y: y + height - 18,
        size: 9,
        font: bold,
        color: TAPE,
      })
    }
  },
}

/** Makes the sheet on which customers note the measurements of their wall. */
export const writeMuralMeasuringSheet = () =>
  writePaperPdf({
    title: sheet.title,
    lead: sheet.lead,
    parts: [
      { kind: 'blanks', labels: sheet.customer },
      { kind: 'heading', text: sheet.wall.title },
      { kind: 'words', text: sheet.wall.text },
      { kind: 'columns', columns: [[sketch], [{ kind: 'blanks', labels: sheet.wall.measurements }]] },
      { kind: 'heading', text: sheet.openings.title },
      {
        kind: 'table',
        columns: sheet.openings.columns,
        rows: sheet.openings.rows.map((opening) => [opening, '', '', '', '']),
      },
      { kind: 'heading', text: sheet.surface.title },
      { kind: 'list', boxes: true, items: sheet.surface.points },
    ],
  })

/** Makes a checklist for people who hang a mural. */
export const writeMuralInstallationChecklist = () =>
  writePaperPdf({
    title: checklist.title,
    lead: checklist.lead,
    parts: [
      { kind: 'heading', text: checklist.weekBefore.title },
      { kind: 'list', boxes: true, items: checklist.weekBefore.points },
      { kind: 'heading', text: checklist.tools.title },
      { kind: 'words', text: checklist.tools.text },
      { kind: 'heading', text: checklist.steps.title },
      { kind: 'list', boxes: true, numbers: true, items: checklist.steps.points },
      { kind: 'heading', text: checklist.finish.title },
      { kind: 'list', boxes: true, items: checklist.finish.points },
      { kind: 'blanks', labels: checklist.signatures },
    ],
  })
