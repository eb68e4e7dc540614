export const materialCheatSheetCopy = {
  title: 'Decal material cheat sheet',
  lead: 'Start at the top. The first line that fits your job tells you which vinyl to use.',
  otherwise: 'otherwise',
  /** The recommended materials, in the same order as the rules of the material adviser. */
  answers: [
    { title: 'Cast vinyl, permanent adhesive', colour: 'cast' },
    { title: 'Calendered vinyl, removable adhesive', colour: 'removable' },
    { title: 'Cast vinyl, permanent adhesive', colour: 'cast' },
    { title: 'Calendered vinyl, permanent adhesive', colour: 'calendered' },
  ],
  compared: 'Compared',
  adhesives: 'Adhesives',
  per: 'per 25 mm',
  before: 'Before you apply it',
  steps: [
    'Surface and film between 10 and 30 °C, dry, out of the wind and sun',
    'Paint cured: four weeks for a wall, as the paint maker says for a vehicle',
    'Washed, then wiped with isopropyl alcohol until the cloth stays clean',
    'Packing tape test: it sticks, and no paint comes off with it',
    'Tape it level, squeegee from the middle out, pull the transfer tape back flat',
    'Leave it alone for 48 hours: no washing, no rain, no picking at corners',
  ],
} as const
