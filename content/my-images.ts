import { TOO_MANY_REQUESTS } from './too-many-requests.ts'
/** Texts of /images. The sentences are taken literally from the specification. */
export const myImagesCopy = {
  metadata: {
    title: 'My Images',
    description: "The images you've uploaded: use them in a decal or a banner, download them or delete them.",
  },
  heading: 'My Images',
  lead: 'Keep pictures here for your next decal or banner. Only you can see them. We show you a preview and keep your original file for print.',
  upload: {
    title: 'Upload images',
    drop: 'Drop images here or paste them',
    choose: 'or choose files',
    field: 'Images',
    submit: 'Upload',
    submitting: 'Uploading…',
    none: 'Please select a file to upload',
    failed: 'Failed to upload image. Please try again.',
    noImage: "This file isn't an image. Please choose a picture.",
    tooMany: 'Ten images at a time, please. We uploaded the first ten.',
    offline: "We couldn't reach the shop.",
    chosen: 'Chosen images',
    takeOut: 'Remove',
    waiting: 'Waiting…',
    sending: 'Sending',
    reading: 'Uploaded. Processing…',
  },
  storage: {
    title: 'How we store your images',
    help: 'Both print the same. Not sure? Keep the first one.',
    file: { label: 'Original files', text: 'For photos and print files, up to 20 MB each.' },
    base64: {
      label: 'In the database (Base64)',
      text: 'For small pictures, up to 5 MB each. Stored as text with your account.',
    },
  },
  list: {
    title: 'Your images',
    failed: 'Failed to load images',
    retry: 'Try again',
    empty: 'No images found. Upload some images to get started!',
    loading: 'Loading images',
    /** Explains what saved images are for. Shown as long as the visitor has none. */
    steps: [
      'Upload a photo, a logo or a drawing. We check that it prints sharp.',
      'Use it in a decal: we find its outline and draw the cut line around it.',
      'Or set it on a banner, as large as you like.',
    ],
  },
  card: {
    decal: 'Use in a decal',
    banner: 'Use in a banner',
    original: 'Download',
    remove: 'Delete',
    inFile: 'file',
    inDatabase: 'database',
  },
  removal: {
    question: 'Are you sure you want to delete this image?',
    text: "This doesn't affect anything you've already ordered with it.",
    confirm: 'Delete',
    keep: 'Keep it',
    failed: 'Failed to delete image. Please try again.',
  },
  notices: {
    uploaded: { tone: 'info', title: 'Image uploaded', text: "It's the first one below." },
    deleted: { tone: 'info', title: 'Image deleted', text: "We've deleted its files too." },
  },
  decal: {
    failed: "We couldn't make a decal from this image",
    gone: 'This image has been deleted.',
    tooMany: TOO_MANY_REQUESTS,
  },
} as const
