/** Texts of /my-designs. */
export const myDesignsCopy = {
  metadata: {
    title: 'My Designs',
    description: "The decals you've saved in this browser: open, edit, order or delete them.",
  },
  heading: 'My Designs',
  lead: "Everything you've saved in this browser. Nobody else can see it.",
  create: { label: 'New design', url: '/design-generator' },
  empty: {
    title: 'No designs saved yet',
    text: "Design one or upload your artwork, then press Save to My Designs. You'll find it here to edit, reorder or download its proof.",
    links: [
      { label: 'Design a decal', url: '/design-generator' },
      { label: 'Upload artwork', url: '/design-generator?tab=upload' },
      { label: 'Get inspired', url: '/design-inspiration' },
    ],
  },
  failed: {
    title: "We couldn't load your designs",
    text: "Your designs are safe, but we couldn't reach the shop. Check your connection and try again.",
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
    text: "You can undo this until you leave the page. It doesn't affect anything you've already ordered.",
    confirm: 'Delete',
    keep: 'Keep it',
    done: 'Deleted',
    undo: 'Undo',
  },
  order: {
    title: 'Order this design',
    width: 'Width in mm',
    quantity: 'Quantity',
    material: 'Material',
    finish: 'Finish',
    add: 'Add to Cart',
    cancel: 'Cancel',
    pricing: 'Getting the price…',
    stopped: 'Our check found something to look at first.',
    look: 'Open it in the designer',
  },
  toasts: {
    notRemoved: { title: "We couldn't delete it", text: "We couldn't reach the shop. Please try again." },
    notKept: { title: "We couldn't restore it", text: "We couldn't reach the shop. Please try again." },
    keptAgain: 'Back in My Designs',
  },
  withoutScripts:
    'To keep your saved designs private, we load them with JavaScript. Please turn it on for this page.',
} as const
