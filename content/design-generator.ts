/** Texts of /design-generator that are the same for every visitor. Words of the specification stand to the letter. */
export const designGenerator = {
  metadata: {
    title: 'AI Decal Generator: Design Your Own Decal | Niagara Decals',
    description:
      'Describe a decal or upload your artwork, see its cut line, size and price at once, and order it: printed and cut in St. Catharines, from $4.99.',
  },
  hero: {
    title: 'Say it. See it cut. Stick it.',
    text: 'Describe a decal, or bring your artwork. You see it with its real cut line, at its real size, with its real price, before you spend a cent.',
    facts: ['Decals from $4.99', 'No setup fee, no sign-up', 'Niagara 2-4 business days, Canada 5-7'],
    start: 'Start Designing Now',
    credits: { label: 'Buy Credits', url: '/credits' },
    pictures: ['niagara-wolf-badge', 'lake-ontario-sunset', 'bear-country'],
  },
  tabs: { label: 'How to start', generate: 'AI Generate', upload: 'Upload Design' },
  withoutScripts:
    'The designer draws while you look, and needs scripts for it. Without them the ready-made decals of the shop are yours: pick one, and write us your wish in the order note at checkout.',
  generate: {
    prompt: 'Describe your decal',
    placeholder: 'A howling wolf over pine trees, "NIGHT RIDERS" on top',
    hint: 'Words in quotation marks are printed just as you write them.',
    examplesLabel: 'Or begin with one of these',
    examples: [
      { prompt: 'Bass jumping out of the water "Reel Therapy"', style: 'vintage' },
      { prompt: 'Mountain sunrise "Stay Wild"', style: 'modern' },
      { prompt: 'Hockey bear "Niagara Crushers"', style: 'bold' },
      { prompt: 'Electrician logo "Falls Electric"', style: 'professional' },
    ],
    styleLabel: 'Style',
    button: 'Generate',
    busy: 'Generating...',
  },
  styles: [
    { id: 'modern', title: 'Modern', text: 'Flat shapes, strong lettering' },
    { id: 'vintage', title: 'Vintage', text: 'Badges, ribbons, worn ink' },
    { id: 'minimalist', title: 'Minimalist', text: 'Thin lines, much air' },
    { id: 'bold', title: 'Bold', text: 'Thick outlines, full colour' },
    { id: 'graffiti', title: 'Graffiti', text: 'Drips, splats, comic letters' },
    { id: 'professional', title: 'Professional', text: 'Seals, crests, clean marks' },
  ],
  upload: {
    drop: 'Drop your file here',
    choose: 'or choose a file',
    hint: 'Supports PNG, JPG, SVG (max 10MB)',
    further: 'WebP, PDF and AI files with PDF content are welcome too.',
    done: 'File uploaded successfully',
    name: 'Design name',
    notes: 'Additional notes',
    notesHint: 'Anything our print room should know. It travels with your order.',
    button: 'Process Design',
    busy: 'Processing...',
  },
  imageModel: {
    title: 'Or have an image model draw it',
    text: 'For pictures that our own designer cannot draw. The picture is cut out, redrawn as flat shapes and opened as your artwork. It takes up to a minute; no picture, no charge.',
    button: 'Draw it with the image model',
    busy: 'The image model is drawing. This may take up to a minute…',
    progress: 'Drawing by the image model',
    cancel: 'Cancel',
    cancelled: 'Stopped. Your credits are back; our own designer is free at any time.',
    noAnswer: 'If no picture comes, your credits come back by themselves.',
  },
  parts: {
    label: 'Parts of your decal',
    titles: {
      look: { design: 'Look', artwork: 'Outline' },
      size: 'Size',
      material: 'Material',
      quantity: 'Quantity',
    },
  },
  delivery: {
    title: 'When it comes',
    text: 'Printed and cut in St. Catharines once you have paid; the days include the making.',
    pickup: 'When it is ready',
  },
  result: {
    ready: 'Your custom decal is ready!',
    checkout: 'Proceed to Checkout',
    save: 'Save to My Designs',
    change: 'change the quantity',
    wallet: { label: 'My Designs', url: '/my-designs' },
  },
  steps: {
    title: 'How It Works',
    list: [
      {
        title: 'Say what you want',
        text: 'A sentence will do. Name the picture, put the words in quotation marks, pick a style. Or upload your own file.',
      },
      {
        title: 'Choose and change',
        text: 'Three concepts come back, drawn for you. Change words, colours, picture and arrangement until it is yours.',
      },
      {
        title: 'Size it on the real thing',
        text: 'Slide the tape, see it on a tailgate or a laptop at true scale, and watch the price follow.',
      },
      {
        title: 'We print and cut it',
        text: 'The cut line you approved goes straight to the cutter in St. Catharines. No redrawing, no surprises.',
      },
    ],
  },
} as const
