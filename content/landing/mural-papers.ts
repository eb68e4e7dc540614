/** Texts of the sheet on which customers note the measurements of their wall. */
export const muralMeasuringSheetCopy = {
  title: 'Wall measuring sheet',
  lead: 'One sheet per wall. Measure in inches or millimetres, and write down which.',
  customer: ['Name and phone', 'Address, floor, room', 'Unit (in or mm)'],
  wall: {
    title: 'The wall, three times each way',
    text: 'Walls are rarely square. Measure the width at the floor, halfway up and at the ceiling, and the height at the left, middle and right. Use the largest of each.',
    measurements: [
      'W1, along the floor',
      'W2, half way up',
      'W3, below the ceiling',
      'H1, at the left',
      'H2, in the middle',
      'H3, at the right',
    ],
  },
  /** Letters in the sketch of the wall, each with a number as in `measurements`. */
  sketch: { width: 'W', height: 'H' },
  openings: {
    title: 'What is in it',
    columns: ['Thing', 'From the left', 'From the floor', 'Width', 'Height'],
    rows: ['Door', 'Window', 'Outlet', 'Outlet', 'Switch'],
  },
  surface: {
    title: 'The surface',
    points: [
      'Drywall, painted: eggshell or satin / flat / unknown (circle one)',
      'Painted less than four weeks ago, on:',
      'Wallpaper, tiles, brick or panelling below',
      'Texture: smooth / orange peel / heavier (circle one)',
      'Photographs taken: the whole wall straight on, both corners, the floor',
    ],
  },
}

/** Texts of the checklist for people who hang a mural. */
export const muralInstallationChecklistCopy = {
  title: 'Installation checklist',
  lead: 'For two people and one wall. Check off each step as you go.',
  weekBefore: {
    title: 'A week before',
    points: [
      'Paint is at least four weeks old. Flat paint that leaves chalk on your finger is primed.',
      'Holes are filled and sanded. The wall is dry and dust-free.',
      'Test strip: press it on for a day, then pull it off. If paint comes off with it, fix the paint first.',
      'Panels have been in the room for a day at 18 to 24 °C.',
    ],
  },
  tools: {
    title: 'Tools',
    text: 'Level of 4 ft or a laser, pencil, tape, felt squeegee, snap-off knife with new blades, 4 ft straightedge, step ladder, clean towels. Pasted material: roller, brush, bucket, clear wallcovering adhesive.',
  },
  steps: {
    title: 'On the day',
    points: [
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
  finish: {
    title: 'Before you leave',
    points: [
      'Every seam is pressed again, and no bubble is bigger than a lentil.',
      'Photos taken: the whole wall and each corner.',
      'Offcuts are saved to fix scratches.',
      'The cleaners know how: damp cloth, never bleach or steam.',
    ],
  },
  signatures: ['Hung by, date', 'Seen and accepted by'],
}

/** Texts in the templates into which designers place a mural's picture. The notes name layers of the files. */
export const muralTemplateCopy = {
  layout: {
    title: 'Mural layout, 12 × 8 ft at 1:10',
    panel: (number: number, panels: number): string => `Panel ${number} of ${panels}`,
    placeholder: 'Your picture goes here, as large as the layer Printed.',
    notes: [
      '1:10. Black: the wall, 12 × 8 ft. Magenta: printed, 2 in more on each side. Bands: panels overlap by half an inch.',
      'Dashed: faces and words stay in here, 4 in from edges and seams. Hide Wall, Overlaps, Faces-and-words and Notes before you export.',
    ],
  },
  elevation: {
    note: 'WALL ELEVATION, MM. MOVE DOOR, WINDOW AND OUTLETS TO WHERE YOURS ARE.',
  },
}
