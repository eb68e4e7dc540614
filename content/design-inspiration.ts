/** Texts of /design-inspiration. Options, defaults and toasts are the specification's (marketing pages, sections 5 and 8). */
export const designInspiration = {
  metadata: {
    title: 'Design Inspiration: Decal Ideas Drawn for You | Niagara Decals',
    description:
      'Tell us what you are into and where it goes: get at least four decal concepts with motif, lettering and colours, drawn on the spot. Free, no sign-up.',
  },
  heading: 'Design Inspiration',
  lead: 'No idea yet? Say what you are into and where it will stick. You get at least four decals, drawn for you, to save, share or make your own.',
  form: {
    title: 'Your preferences',
    interests: {
      label: 'What are you passionate about?',
      placeholder: 'Hockey, camping, my old dog Biscuit',
      hint: 'Hobbies, animals, places, teams of your own. Words in quotation marks are printed.',
    },
    examplesLabel: 'Or begin with',
    examples: ['Bass fishing at dawn', 'Mountain biking and coffee', 'Hockey bears', 'Sunflowers and bees'],
    application: { label: 'Where does it go?' },
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
    title: 'Your ideas land here',
    text: 'At least four concepts, each with its motif, its lettering and its colours. Nothing is ordered, nothing costs.',
    pictures: ['bear-country', 'walleye-chaser', 'canoe-portage', 'retro-pad-player-one'],
  },
  failed: 'No concepts this time',
  savedEmpty: {
    title: 'Nothing saved yet',
    text: 'Press Save under a design and it waits here while you look at more.',
  },
  savedNote: 'This collection lasts as long as this page is open.',
  savedAdvice: 'To keep a design, open it with Use this design and save it to',
  wallet: { label: 'My Designs', url: '/my-designs' },
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
      title: 'It could not be copied',
      text: 'This browser keeps its clipboard closed. Mark the text and copy it by hand.',
    },
  },
  withoutScripts:
    'Ideas are drawn while you look, which needs scripts. Without them, our ready-made decals are a good place to look for one.',
} as const

/** How many tags and colours of a design are shown at most; specification, section 5. */
export const shownOfDesign = { tags: 3, colours: 5 } as const
