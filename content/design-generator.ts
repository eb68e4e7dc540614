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
    "The designer needs JavaScript. Without it, you can still order our ready-made decals: pick one, and tell us what you'd like in the order note at checkout.",
  generate: {
    prompt: 'Describe your decal',
    placeholder: 'A howling wolf over pine trees, "NIGHT RIDERS" on top',
    hint: 'We print words in quotation marks exactly as you type them.',
    examplesLabel: 'Or start with one of these',
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
    { id: 'minimalist', title: 'Minimalist', text: 'Thin lines, lots of white space' },
    { id: 'bold', title: 'Bold', text: 'Thick outlines, full colour' },
    { id: 'graffiti', title: 'Graffiti', text: 'Drips, splats, comic letters' },
    { id: 'professional', title: 'Professional', text: 'Seals, crests, clean marks' },
  ],
  upload: {
    drop: 'Drop your file here',
    choose: 'or choose a file',
    hint: 'Supports PNG, JPG, SVG (max 10MB)',
    further: 'WebP, GIF, PDF and PDF-compatible AI files work too.',
    done: 'File uploaded successfully',
    name: 'Design name',
    notes: 'Additional notes',
    notesHint: 'Anything our print room should know. We attach it to your order.',
    button: 'Process Design',
    busy: 'Processing...',
  },
  imageModel: {
    title: 'Or have an image model draw it',
    text: "For pictures our own designer can't draw. We cut the picture out, redraw it as flat shapes and open it as your artwork. It takes up to a minute. No picture, no charge.",
    button: 'Draw it with the image model',
    busy: 'The image model is drawing. This can take up to a minute…',
    progress: 'Image model progress',
    cancel: 'Cancel',
    cancelled:
      "Stopped waiting. The picture is still being drawn and you've paid for it. Ask for the same one again to see it at no extra cost.",
    noAnswer: "If you don't get a picture, your credits come back automatically.",
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
    title: 'Delivery',
    text: "Printed and cut in St. Catharines once you've paid. The days include production.",
    pickup: "When it's ready",
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
        text: "You get three concepts, drawn for you. Change words, colours, picture and layout until it's yours.",
      },
      {
        title: 'Size it on the real thing',
        text: 'Slide the tape measure, see it to scale on a tailgate or a laptop, and watch the price change.',
      },
      {
        title: 'We print and cut it',
        text: 'The cut line you approved goes straight to the cutter in St. Catharines. No redrawing, no surprises.',
      },
    ],
  },
} as const
