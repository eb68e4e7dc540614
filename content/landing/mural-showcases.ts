/** Example walls. Each has two drawings, without the mural and with it, and the choices with which the link opens the mural calculator. */
export const muralShowcases = {
  choose: 'Choose a wall',
  before: 'Before',
  after: 'After',
  price: 'At today’s prices',
  open: 'Open in the calculator',
  note: "Three example walls of our own, drawn and priced the way yours would be. They aren't customer projects.",
  walls: [
    {
      id: 'clinic',
      name: 'A waiting room',
      values: { width: '20', height: '8', material: 'textured', installation: 'niagara' },
      before:
        'Twenty feet of beige with a scuff line at chair height and notices taped to it. People stare at the door.',
      after:
        'The lake at seven in the evening, calm enough for a waiting room. Canvas-grained vinyl stands up to chair backs, and the horizon is above seated heads.',
      alts: {
        before: 'A waiting room with a bare, scuffed wall and taped notices',
        after: 'The same room; a lake with a sailboat at sunset covers the wall',
      },
    },
    {
      id: 'taproom',
      name: 'A taproom',
      values: { width: '24', height: '10', material: 'smooth' },
      before:
        "A stain where a pipe was and a chalkboard nobody reads. Guests' photos could be from anywhere.",
      after:
        'Rows of vines up to the escarpment, brightest where the lamps are. Smooth wallpaper works here, because nobody touches it behind the tables.',
      alts: {
        before: 'A taproom with a stained brown wall',
        after: 'The same taproom; a vineyard below the escarpment covers the wall',
      },
    },
    {
      id: 'school',
      name: 'A school corridor',
      values: { width: '30', height: '8', material: 'textured', laminate: 'yes' },
      before: 'Two shades of green paint, boot and ball marks, and every corner looks the same.',
      after:
        "A forest that gets darker toward the library, a fox at a first grader's eye level, and the room number printed right in. With laminate, the custodian can scrub it.",
      alts: {
        before: 'A school corridor in two marked greens',
        after: 'The same corridor; a forest with a fox covers the wall',
      },
    },
  ],
} as const
