/** Walls as they could be: each drawn before and after, with the choice in the calculator that it would be. */
export const muralShowcases = {
  choose: 'Choose a wall',
  before: 'Before',
  after: 'After',
  price: 'At today’s prices',
  open: 'Open in the calculator',
  note: 'Three plans of ours, drawn and priced as yours would be. They are examples, and no customers.',
  walls: [
    {
      id: 'clinic',
      name: 'A waiting room',
      values: { width: '20', height: '8', material: 'textured', installation: 'niagara' },
      before:
        'Twenty feet of beige with a scuff line at chair height. Notices are taped to it, and people look at the door.',
      after:
        'The lake at seven in the evening, calm enough for a waiting room. Canvas-grained vinyl takes the chair backs; the horizon stands above the heads of those who sit.',
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
        'A stain where the pipe was, a chalkboard nobody reads. Photographs that guests take here could be from anywhere.',
      after:
        'Rows of vines up to the escarpment, with the light where the lamps are. Smooth wallpaper, as nobody touches it behind the tables.',
      alts: {
        before: 'A taproom with a stained brown wall',
        after: 'The same taproom; a vineyard below the escarpment covers the wall',
      },
    },
    {
      id: 'school',
      name: 'A school corridor',
      values: { width: '30', height: '8', material: 'textured', laminate: 'yes' },
      before: 'Two greens of paint, marks of boots and balls, and every corner looks like the other.',
      after:
        'A forest that gets darker towards the library, a fox at the eye height of a first grader, and the number of the room printed in it. Laminate lets the custodian scrub.',
      alts: {
        before: 'A school corridor in two marked greens',
        after: 'The same corridor; a forest with a fox covers the wall',
      },
    },
  ],
} as const
