import { formatDaySpan } from './format-days.ts'
import { formatLowestDecalPrice } from './lowest-decal-price.ts'
import { getShippingTerms } from '../domain/checkout/shipping.ts'
import { shopFacts } from './shop.ts'

const daysOf = (method: 'regional' | 'canada'): string => {
  const { days } = getShippingTerms(method)
  return days ? formatDaySpan(days) : ''
}
const daysLine = () => `Niagara ${daysOf('regional')} business days, Canada ${daysOf('canada')}`

/** Texts of /design-generator that are the same for every visitor. The specification's wording is kept to the letter. */
export const designGeneratorCopy = {
  metadata: {
    title: 'AI Decal Generator: Design Your Own Decal',
    get description() {
      return `Describe a decal or upload your artwork, see its cut line, size and price at once, and order it: printed and cut in ${shopFacts.address.city}, from ${formatLowestDecalPrice()}.`
    },
  },
  hero: {
    title: 'Say it. See it cut. Stick it.',
    text: 'Describe a decal, or bring your artwork. You see it with its real cut line, at its real size, with its real price, before you spend a cent.',
    get facts() {
      return [`Decals from ${formatLowestDecalPrice()}`, 'No setup fee, no sign-up', daysLine()]
    },
    start: 'Start Designing Now',
    credits: { label: 'Buy Credits', url: '/credits' },
    pictures: ['niagara-wolf-badge', 'lake-ontario-sunset', 'bear-country'],
  },
  tabs: { label: 'How to start', generate: 'AI Generate', upload: 'Upload Design' },
  withoutScripts:
    "The designer needs JavaScript. Without it, you can still order our ready-made decals: pick one, and tell us what you'd like in the order note at checkout.",
  generate: {
    prompt: 'Describe your decal',
    placeholder: 'For example: a howling wolf over pine trees, "NIGHT RIDERS" on top',
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
    late: 'This is taking longer than usual. You can wait, or cancel and change your description.',
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
    further: 'Also WebP, GIF, PDF, and .ai files saved with PDF content',
    done: 'File uploaded successfully',
    name: 'Design name',
    notes: 'Additional notes',
    notesHint: 'Anything our print room should know. We attach it to your order.',
    button: 'Process Design',
    busy: 'Processing...',
    cutOut: {
      title: 'Cut out the subject',
      hint: 'For a photo with a busy background: keep only the pet, the person or the car.',
      change: 'Change the cut-out',
      whole: 'Use the whole photo',
      intro:
        "The pink line is our first guess. Paint with Keep over what's missing, and with Remove over what shouldn't be there.",
      canvas: 'Your photo. The arrow keys move the brush. Press Space to put it down, and again to lift it.',
      brush: 'Brush',
      keep: 'Keep',
      remove: 'Remove',
      size: 'Brush size',
      sizeText: (percent: number) => `${percent}% of the photo`,
      brushDown: 'The brush is down.',
      brushUp: 'The brush is up.',
      undo: 'Undo',
      startOver: 'Start over',
      use: 'Use this cut-out',
      finding: 'Finding the subject…',
      kept: (percent: number) => `The cut-out keeps ${percent}% of the photo.`,
      none: 'We found no subject. Paint over it with Keep.',
      failed: 'We couldn’t cut out the subject on this device. Please reload the page and try again.',
      unreadable: 'Your browser can’t open this picture. Please save it as JPG or PNG, and choose it again.',
    },
  },
  imageModel: {
    title: 'Or have it drawn by AI',
    text: "For pictures that the design tool can't draw itself. We cut the picture out, redraw it as flat shapes and open it as your artwork. It takes up to a minute. No picture, no charge.",
    button: 'Draw it with AI',
    busy: 'The AI is drawing. This can take up to a minute…',
    progress: 'Image model progress',
    stopWaiting: 'Stop waiting',
    stopped:
      'You stopped waiting, but we’re still drawing the picture. You can open it any time, and you pay for it only once.',
    show: 'Show the picture I asked for',
    noAnswer: "If you don't get a picture, your credits come back automatically.",
  },
  cancel: 'Cancel',
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
    get text() {
      return `Printed and cut in ${shopFacts.address.city} once you've paid. The days include production.`
    },
    pickup: "When it's ready",
  },
  result: {
    ready: 'Your custom decal is ready!',
    checkout: 'Proceed to Checkout',
    save: 'Save to My Designs',
    change: 'change the quantity',
    savedDesigns: { label: 'My Designs', url: '/my-designs' },
  },
  concepts: {
    choose: 'Choose one. You can still change everything about it.',
    previous: 'Previous design',
    next: 'Next design',
    place: (place: number, count: number) => `${place} of ${count}`,
    more: 'Draw three more',
  },
  reading: {
    title: 'How we read your description',
    words: 'Words',
    noWords: 'none',
    notWord: (text: string) => `Don’t print “${text}”`,
    pictures: 'Picture',
    near: (drawn: string) => `we drew ${drawn}`,
    none: 'we don’t have a picture of it, so we left it out',
    choose: 'Choose a picture',
    change: 'Change',
    changePicture: (asked: string) => `Change the picture for ${asked}`,
    choosePicture: (asked: string) => `Choose a picture for ${asked}`,
    colours: 'Colours',
    unused: 'Not used',
    print: (text: string) => `Print “${text}”`,
    further: 'None of these?',
    upload: { label: 'Upload your own artwork', url: '/design-generator?tab=upload' },
    designer: { label: 'Ask one of our designers', url: '/contact' },
  },
  motif: {
    title: 'Picture',
    all: 'All pictures',
    none: 'Words only',
    library: 'Choose a picture',
    leaveOut: 'Words only, no picture',
  },
  library: {
    title: (asked: string) => `A picture for ${asked}`,
    search: 'Search all pictures',
    close: 'Close',
    loading: 'Looking through the pictures...',
    none: 'Nothing found. Try a simpler word: “dog” rather than its breed.',
    more: 'Show more',
    leaveOut: 'Leave this picture out',
    found: (total: number) => (total === 1 ? '1 picture' : `${total} pictures`),
  },
  steps: {
    title: 'How It Works',
    list: [
      {
        title: 'Say what you want',
        text: 'A sentence will do. Say what the picture should show, put the words in quotation marks, and pick a style. Or upload your own file.',
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
        get text() {
          return `The cut line you approved goes straight to the cutter in ${shopFacts.address.city}. No redrawing, no surprises.`
        },
      },
    ],
  },
} as const
