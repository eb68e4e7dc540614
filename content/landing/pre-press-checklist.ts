/** The checklist that the packaging page offers to take along. */
export const prePressChecklist = {
  title: 'Pre-press checklist for packaging',
  lead: 'Tick off before you send anything to any printer. What you cannot tick, ask about: a question costs nothing, a second print run does.',
  job: ['Product', 'Package and size', 'File name and version', 'Checked by, on'],
  groups: [
    {
      title: 'Size and dieline',
      points: [
        'The product was measured filled and closed, in three directions, and it fits with room for a finger.',
        'The dieline is the printer’s own, or the printer has approved it in writing, with the board or film named.',
        'Scale is 1:1: the trim box of the PDF has the size of the flat piece.',
        'Cut, crease, glue and bleed lie on layers of their own, in spot colours set to overprint.',
        'A white sample was folded or filled, and it closes.',
      ],
    },
    {
      title: 'Artwork',
      points: [
        'Ink runs 3 mm over every cut, and over the creases between printed faces.',
        'Words, logos and codes stay 3 mm inside of every cut and crease.',
        'There is no ink and no varnish on glue tabs and seals.',
        'Front, sides and back stand upright when the package is closed; the back of a pouch is upside down on the flat sheet.',
        'Pictures have 300 dpi at the size they are printed; drawings and words are vectors.',
        'All fonts are embedded or turned into outlines.',
      ],
    },
    {
      title: 'Colour',
      points: [
        'Everything that prints is CMYK or a named spot colour. Nothing is left in RGB.',
        'Small words are black alone, set to overprint, at least 6 pt; reversed words at least 7 pt.',
        'No area carries more ink than the printer allows: 300 % is a safe limit.',
        'White ink, varnish and foil have plates and spot colours of their own.',
        'Somebody has looked at a printed proof in daylight.',
      ],
    },
    {
      title: 'What must be on it',
      points: [
        'Name of the product, net quantity, and name and address of whoever answers for it.',
        'In Canada: what the rule asks for in English and in French, in the letter size that the rule names.',
        'Ingredients, allergens, warnings and dates were compared with the source, word by word, by a second person.',
        'Room for lot number and date lies flat, on no crease, free of varnish.',
        'Marks and seals may be used, and their licence numbers are there.',
      ],
    },
    {
      title: 'Codes',
      points: [
        'The number of the barcode is your own and belongs to this product and size.',
        'The barcode has 80 to 200 % of its nominal size, bars in one dark colour on a light ground, and its quiet zones.',
        'On a bottle or can its bars run like the rungs of a ladder; no code lies over a crease or a seam.',
        'QR codes lead to a page that is there, and were scanned from the proof with two phones.',
      ],
    },
    {
      title: 'The file',
      points: [
        'One PDF for each package (PDF/X where the printer asks for it), with bleed and without printer’s marks over the dieline.',
        'The version in the file name is the one that was approved, and the approval is in writing.',
        'Layers that are for information only are named so.',
      ],
    },
  ],
  approval: ['Approved for print by', 'Date'],
} as const
