/** The packaging page's downloadable checklist. */
export const prePressChecklistCopy = {
  title: 'Pre-press checklist for packaging',
  lead: "Check these before you send files to any printer. Not sure about one? Ask: a question is free, a second print run isn't.",
  job: ['Product', 'Package and size', 'File name and version', 'Checked by, on'],
  groups: [
    {
      title: 'Size and dieline',
      points: [
        "The product was measured filled and closed, in three directions, and fits with a finger's width to spare.",
        'The dieline is the printer’s own, or the printer has approved it in writing, with the board or film named.',
        "Scale is 1:1: the PDF's trim box matches the size of the flat piece.",
        'Cut, crease, glue and bleed are on their own layers, in spot colours set to overprint.',
        'A white sample was folded or filled, and it closes.',
      ],
    },
    {
      title: 'Artwork',
      points: [
        'Ink runs 3 mm over every cut, and over the creases between printed faces.',
        'Text, logos and codes stay 3 mm inside every cut and crease.',
        'Glue tabs and seals are free of ink and varnish.',
        'Front, sides and back are upright when the package is closed. The back of a pouch is upside down on the flat sheet.',
        'Pictures are 300 dpi at print size. Drawings and text are vector.',
        'All fonts are embedded or converted to outlines.',
      ],
    },
    {
      title: 'Colour',
      points: [
        'Everything that prints is CMYK or a named spot colour. Nothing is left in RGB.',
        'Small text is 100% black, set to overprint, at least 6 pt. Reversed text is at least 7 pt.',
        "Total ink coverage is within the printer's limit: 300% is safe.",
        'White ink, varnish and foil have their own plates and spot colours.',
        'Someone has checked a printed proof in daylight.',
      ],
    },
    {
      title: 'What must be on it',
      points: [
        'Product name, net quantity, and the name and address of the responsible company.',
        'In Canada: required text in English and French, at the required letter size.',
        'A second person compared ingredients, allergens, warnings and dates with the source, word by word.',
        'The space for lot number and date is flat, off the creases and free of varnish.',
        'You have permission to use all marks and seals, and their licence numbers are included.',
      ],
    },
    {
      title: 'Codes',
      points: [
        'The barcode number is your own and belongs to this product and size.',
        'The barcode is 80 to 200% of its nominal size, with bars in one dark colour on a light background, and clear quiet zones.',
        'On a bottle or can, the bars run like ladder rungs. No code crosses a crease or seam.',
        'QR codes lead to a live page and were scanned from the proof with two phones.',
      ],
    },
    {
      title: 'The file',
      points: [
        'One PDF for each package (PDF/X where the printer asks for it), with bleed and no printer’s marks over the dieline.',
        'The version in the file name is the approved one, and the approval is in writing.',
        'Information-only layers are named that way.',
      ],
    },
  ],
  approval: ['Approved for print by', 'Date'],
} as const
