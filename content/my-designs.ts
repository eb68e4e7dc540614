/** Texts of /my-designs. */
export const myDesigns = {
  metadata: {
    title: 'My Designs | Niagara Decals',
    description: 'The decals you have saved in this browser: open, change, order or delete them.',
  },
  heading: 'My Designs',
  lead: 'What you have saved, in this browser. Nobody else can see it, and another device starts with an empty page.',
  create: { label: 'New design', url: '/design-generator' },
  empty: {
    title: 'No designs saved yet',
    text: 'Draw one or upload your artwork, press Save to My Designs, and it waits here: to change, to order again, to download its proof.',
    links: [
      { label: 'Design a decal', url: '/design-generator' },
      { label: 'Upload artwork', url: '/design-generator?tab=upload' },
      { label: 'Get inspired', url: '/design-inspiration' },
    ],
  },
  failed: {
    title: 'Your designs could not be loaded',
    text: 'They are safe: the shop did not answer. Check your connection and try again.',
    retry: 'Try again',
  },
  card: {
    edit: 'Edit',
    order: 'Order',
    proof: 'Proof',
    remove: 'Delete',
    upload: 'Your artwork',
  },
  removal: {
    question: 'Delete this design?',
    text: 'You can undo that until you leave the page. What you have ordered of it is made all the same.',
    confirm: 'Delete',
    keep: 'Keep it',
    done: 'Deleted',
    undo: 'Undo',
  },
  order: {
    title: 'Order this design',
    width: 'Width in mm',
    quantity: 'Pieces',
    material: 'Material',
    finish: 'Finish',
    add: 'Add to Cart',
    cancel: 'Cancel',
    pricing: 'Asking for the price…',
    stopped: 'Our check of the proof found something to look at first.',
    look: 'Look at it in the designer',
  },
  toasts: {
    notRemoved: { title: 'It could not be deleted', text: 'The shop did not answer. Please try again.' },
    notKept: { title: 'It could not be brought back', text: 'The shop did not answer. Please try again.' },
    keptAgain: 'Back in My Designs',
  },
  withoutScripts:
    'Your saved designs are loaded by a script, so that nobody else gets to see them. Please allow scripts for this page.',
} as const
