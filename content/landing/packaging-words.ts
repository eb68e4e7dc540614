/** The words of the part of the packaging page where a package is turned and laid flat. */
export const packagingWords = {
  form: 'Your package',
  picker: 'Which package?',
  from: 'From',
  show: 'Show this size',
  price: 'What this size costs',
  bounds: (min: number, max: number) => `${min} to ${max}`,
  stage: {
    turn: 'Rotate 360°',
    slider: 'Turn',
    degrees: (degrees: number) => `${degrees} degrees`,
    seen: (title: string, size: string, degrees: number) => `${title}, ${size}, turned by ${degrees}°`,
    opening: 'Getting it ready …',
    without: 'This browser shows no 3D. The picture above is drawn to the same size.',
  },
  artwork: {
    label: 'See your own artwork on it',
    note: 'PNG, JPG, WebP or SVG. The file stays in your browser: nothing is sent.',
    clear: 'Back to the sample',
    wrongType: 'This is no PNG, JPG, WebP or SVG. Save it as one of those and choose it again.',
    tooLarge: 'This file is larger than 25 MB. A smaller copy will do here.',
    unreadable:
      'This picture cannot be opened, or there is nothing to see in it. Save it anew as PNG and choose it again.',
  },
  dieline: {
    name: (title: string, size: string) => `Dieline of a ${title.toLowerCase()}, ${size}`,
    take: 'Take this dieline along',
    note: 'Scale 1:1, in millimetres. Each kind of line is a layer of its own, in the PDF a spot colour too.',
  },
  layers: {
    CutContour: 'Cut',
    Crease: 'Crease',
    Bleed: 'Bleed, 3 mm',
    Safe: 'Safe area',
    Glue: 'Glue or seal',
  },
} as const
