import { rgb } from '@cantoo/pdf-lib'
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
      page.drawText(`W${at + 1}`, { x: right + 6, y: across - 3, size: 9, font: bold, color: TAPE })
      page.drawText(`H${at + 1}`, { x: up - 6, y: y + height - 18, size: 9, font: bold, color: TAPE })
    }
  },
}

export const writeMuralMeasuringSheet = () =>
  writePaperPdf({
    title: 'Wall measuring sheet',
    lead: 'One sheet per wall. Measure in inches or millimetres, and write down which.',
    parts: [
      { kind: 'blanks', labels: ['Name and phone', 'Address, floor, room', 'Unit (in or mm)'] },
      { kind: 'heading', text: 'The wall, three times each way' },
      {
        kind: 'words',
        text: 'Walls are rarely square. Measure the width at the floor, halfway up and at the ceiling, and the height at the left, middle and right. Use the largest of each.',
      },
      {
        kind: 'columns',
        columns: [
          [sketch],
          [
            {
              kind: 'blanks',
              labels: [
                'W1, along the floor',
                'W2, half way up',
                'W3, below the ceiling',
                'H1, at the left',
                'H2, in the middle',
                'H3, at the right',
              ],
            },
          ],
        ],
      },
      { kind: 'heading', text: 'What is in it' },
      {
        kind: 'table',
        columns: ['Thing', 'From the left', 'From the floor', 'Width', 'Height'],
        rows: ['Door', 'Window', 'Outlet', 'Outlet', 'Switch'].map((thing) => [thing, '', '', '', '']),
      },
      { kind: 'heading', text: 'The surface' },
      {
        kind: 'list',
        boxes: true,
        items: [
          'Drywall, painted: eggshell or satin / flat / unknown (circle one)',
          'Painted less than four weeks ago, on:',
          'Wallpaper, tiles, brick or panelling below',
          'Texture: smooth / orange peel / heavier (circle one)',
          'Photographs taken: the whole wall straight on, both corners, the floor',
        ],
      },
    ],
  })

export const writeMuralInstallationChecklist = () =>
  writePaperPdf({
    title: 'Installation checklist',
    lead: 'For two people and one wall. Check off each step as you go.',
    parts: [
      { kind: 'heading', text: 'A week before' },
      {
        kind: 'list',
        boxes: true,
        items: [
          'Paint is at least four weeks old. Flat paint that leaves chalk on your finger is primed.',
          'Holes are filled and sanded. The wall is dry and dust-free.',
          'Test strip: press it on for a day, then pull it off. If paint comes off with it, fix the paint first.',
          'Panels have been in the room for a day at 18 to 24 °C.',
        ],
      },
      { kind: 'heading', text: 'Tools' },
      {
        kind: 'words',
        text: 'Level of 4 ft or a laser, pencil, tape, felt squeegee, snap-off knife with new blades, 4 ft straightedge, step ladder, clean towels. Pasted material: roller, brush, bucket, clear wallcovering adhesive.',
      },
      { kind: 'heading', text: 'On the day' },
      {
        kind: 'list',
        boxes: true,
        numbers: true,
        items: [
          'Power to outlets and switches in the wall is off and tested. Cover plates are removed.',
          'Lay the panels out on the floor by number and check the whole picture.',
          'Draw a plumb line 24 in from the left corner. Corners are rarely plumb.',
          'Hang panel 1 along the line, with 2 in extra at the ceiling and the floor.',
          'Squeegee from the middle out, top to bottom.',
          'Overlap panel 2 half an inch over panel 1. Match the picture at eye level first.',
          'Peel-and-stick: leave the overlap. Pasted: cut through both layers along the straightedge and remove the strips.',
          'Continue in order. Step back three metres after each panel.',
          'Trim at the ceiling, floor, doors and windows, with a new blade for each edge.',
          "Wipe off adhesive while it's wet. Put the plates back and turn the power on.",
        ],
      },
      { kind: 'heading', text: 'Before you leave' },
      {
        kind: 'list',
        boxes: true,
        items: [
          'Every seam is pressed again, and no bubble is bigger than a lentil.',
          'Photos taken: the whole wall and each corner.',
          'Offcuts are saved to fix scratches.',
          'The cleaners know how: damp cloth, never bleach or steam.',
        ],
      },
      { kind: 'blanks', labels: ['Hung by, date', 'Seen and accepted by'] },
    ],
  })
