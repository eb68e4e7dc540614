/** Words of the cheat sheet that the page of the guide has not. */
export const cheatSheet = {
  title: 'Decal material cheat sheet',
  lead: 'Read from above. The first line that fits your job names the vinyl.',
  otherwise: 'else',
  /** By the rules, in their order. */
  answers: [
    { title: 'Cast vinyl, permanent adhesive', colour: 'cast' },
    { title: 'Calendered vinyl, removable adhesive', colour: 'removable' },
    { title: 'Cast vinyl, permanent adhesive', colour: 'cast' },
    { title: 'Calendered vinyl, permanent adhesive', colour: 'calendered' },
  ],
  compared: 'Compared',
  adhesives: 'Adhesives',
  per: 'on 25 mm',
  before: 'Before it goes on',
  steps: [
    'Surface and film between 10 and 30 °C, dry, out of wind and sun',
    'Paint cured: four weeks for a wall, as its maker says for a vehicle',
    'Washed, then wiped with isopropyl alcohol until the cloth stays clean',
    'Packing tape pressed on and pulled off: no paint comes along, and it holds',
    'Taped level, rubbed from the middle to the edges, transfer film pulled back flat',
    'Left alone for 48 hours: no washing, no rain, no scraping at corners',
  ],
} as const
