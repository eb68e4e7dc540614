/** Texts of /design-inspiration. The options, defaults and toasts come from the marketing pages' specification, sections 5 and 8. */
export const designInspirationCopy = {
  metadata: {
    title: 'Design Inspiration: Decal Ideas Drawn for You',
    description:
      "Tell us what you're into and where the decal goes, and get at least four concepts with motif, lettering and colours, drawn on the spot. Free, no sign-up.",
  },
  heading: 'Design Inspiration',
  lead: "No idea yet? Tell us what you're into and where the decal goes. You'll get at least four designs to save, share or make your own.",
  form: {
    title: 'Your preferences',
    interests: {
      label: 'What are you passionate about?',
      placeholder: 'Hockey, camping, my old dog Biscuit',
      hint: 'Hobbies, animals, places, your own team. We print words in quotation marks.',
    },
    examplesLabel: 'Or start with',
    examples: ['Bass fishing at dawn', 'Mountain biking and coffee', 'Hockey bears', 'Sunflowers and bees'],
    application: { label: 'Where will it go?' },
    style: { label: 'Style' },
    mood: { label: 'Mood' },
    colors: { label: 'Colours', placeholder: 'Navy and gold' },
    customRequests: { label: 'Anything else?', placeholder: 'Round, with our name on top' },
    button: 'Generate Inspiration',
    busy: 'Drawing your ideas...',
  },
  options: {
    application: [
      { value: 'car', label: 'Car' },
      { value: 'truck', label: 'Truck' },
      { value: 'boat', label: 'Boat' },
      { value: 'laptop', label: 'Laptop' },
      { value: 'home', label: 'Home' },
      { value: 'business', label: 'Business' },
    ],
    style: [
      { value: 'modern', label: 'Modern' },
      { value: 'vintage', label: 'Vintage' },
      { value: 'bold', label: 'Bold' },
      { value: 'minimal', label: 'Minimal' },
      { value: 'artistic', label: 'Artistic' },
      { value: 'professional', label: 'Professional' },
    ],
    mood: [
      { value: 'bold', label: 'Bold' },
      { value: 'fun', label: 'Fun' },
      { value: 'elegant', label: 'Elegant' },
      { value: 'adventurous', label: 'Adventurous' },
      { value: 'peaceful', label: 'Peaceful' },
      { value: 'energetic', label: 'Energetic' },
    ],
  },
  defaults: {
    interests: '',
    style: 'modern',
    application: 'car',
    colors: '',
    mood: 'bold',
    customRequests: '',
  },
  tabs: { label: 'Designs', generated: 'Generated Designs', saved: 'Saved Collection' },
  idle: {
    title: 'Your ideas appear here',
    text: "At least four concepts, each with its own motif, lettering and colours. It's free, and you're not ordering anything.",
    pictures: ['bear-country', 'walleye-chaser', 'canoe-portage', 'retro-pad-player-one'],
  },
  failed: 'No concepts this time',
  savedEmpty: {
    title: 'Nothing saved yet',
    text: 'Press Save under a design to keep it here while you look at more.',
  },
  savedNote: 'We keep this collection only while this page is open.',
  savedAdvice: 'To keep a design for good, press Use this design and save it to',
  savedDesigns: { label: 'My Designs', url: '/my-designs' },
  card: { use: 'Use this design', save: 'Save', saved: 'Saved', remove: 'Remove', share: 'Share' },
  toasts: {
    noInterests: {
      title: 'Tell us your interests!',
      text: "Please share what you're passionate about to get personalized designs.",
    },
    failed: { title: 'Generation failed', text: 'Please try again or adjust your preferences.' },
    generated: 'Design inspiration generated!',
    saved: 'Design saved!',
    copied: { title: 'Design copied!', text: 'Concept and description are on your clipboard.' },
    notCopied: {
      title: "We couldn't copy it",
      text: 'Your browser blocked the clipboard. Please select the text and copy it yourself.',
    },
  },
  withoutScripts:
    'Drawing ideas needs JavaScript. Without it, our ready-made decals are a good place to find one.',
} as const

/** The maximum numbers of tags and colours to show for a design (specification, section 5). */
export const MAX_SHOWN_DESIGN_DETAILS = { tags: 3, colours: 5 } as const
