import { formatMillimetres } from '../../domain/pricing/decal-price.ts'

type Size = { widthMm: number; heightMm: number }

const formatSize = ({ widthMm, heightMm }: Size): string =>
  `${formatMillimetres(widthMm)} × ${formatMillimetres(heightMm)} mm`
const inches = (mm: number): string => (mm / 25.4).toFixed(2)

/** Remarks that tell the print room how to make and check an item. They're on the job's page and on its ticket. */
export const jobRemarks = {
  approvedVersion: (version: number): string => `Version ${version} of our design, approved by the customer.`,
  whitePlate: (chokeMm: number): string =>
    `Clear film: the PDF has a White plate below the print, choked by ${chokeMm} mm.`,
  smallerThanOrdered: (drawn: Size, ordered: Size): string =>
    `The decal is ${formatSize(drawn)}, drawn to fit the ordered ${formatSize(ordered)}.`,
  attachedFile: (addedBy: 'customer' | 'shop', name: string): string =>
    `${addedBy === 'customer' ? 'File from the customer' : 'File from the shop'}: ${name}`,
  specification: ({ key, value }: { key: string; value: string }): string => `${key}: ${value}`,
  finishBanner: ({ hemIn, grommets, across }: { hemIn: number; grommets: number; across: number }): string =>
    `Trim to size. Fold a ${hemIn} in hem on all sides. Set ${grommets} grommets, ${across} of them along each long edge.`,
}

/** Texts of the job ticket, a page that is printed and stays with the item. */
export const jobTicketCopy = {
  title: (number: string): string => `Job ${number}`,
  due: (day: string): string => `Due ${day}`,
  labels: {
    missing: 'MISSING',
    /** For items that need no file. Otherwise, the ticket would say that the file is missing. */
    fromStock: 'STOCK',
    buyersArtwork: 'ARTWORK',
    byHand: 'BY HAND',
    item: 'Item',
    decal: 'Decal',
    pieces: 'Pieces',
    size: 'Size',
    film: 'Film',
    cut: 'Cut',
    weight: 'Weight',
    inks: 'Inks',
    finding: 'Preflight',
    remark: 'Details',
    attribute: 'Buyer',
    order: 'Order',
    note: 'Note',
    sku: 'SKU',
  },
  cuts: {
    kiss: 'Kiss cut: through the film, not the liner',
    through: 'Through cut: film and liner',
  },
  size: (size: Size): string => `${formatSize(size)} (${inches(size.widthMm)} × ${inches(size.heightMm)} in)`,
  unknownSize: 'not known yet',
  unknownFilm: 'to be chosen',
  weight: (grams: number): string =>
    grams < 1_000 ? `about ${grams} g` : `about ${(grams / 1_000).toFixed(1)} kg`,
  inks: {
    none: (filmColour: string): string =>
      `None: cut from ${filmColour.toLowerCase()} film, weeded, on transfer tape`,
    picture: 'Picture: the RIP separates the colours',
    more: (count: number): string => `${count} more`,
  },
  /** The steps that staff sign off. */
  steps: {
    print: ['Printed', 'Laminated', 'Cut', 'Checked', 'Packed'],
    film: ['Cut', 'Weeded', 'Taped', 'Checked', 'Packed'],
  },
}
