import { TOO_MANY_REQUESTS } from './too-many-requests.ts'
/** Texts of /images. The sentences of the specification stand to the letter. */
export const myImages = {
  metadata: {
    title: 'My Images | Niagara Decals',
    description: 'The images you have brought: look at them, print them, delete them.',
  },
  heading: 'My Images',
  lead: 'Pictures you bring wait here for a decal or a banner. Nobody else can see them: we show you a copy, and keep the file as it is for print.',
  upload: {
    title: 'Upload images',
    drop: 'Drop images here or paste them',
    choose: 'choose files',
    field: 'Images',
    submit: 'Upload',
    submitting: 'Uploading…',
    none: 'Please select a file to upload',
    failed: 'Failed to upload image. Please try again.',
    noImage: 'That is no image. Please choose a picture.',
    tooMany: 'Ten images at a time, please. The first ten were taken.',
    offline: 'The shop did not answer.',
    chosen: 'Chosen images',
    takeOut: 'Take out',
    waiting: 'Waiting…',
    sending: 'Sending',
    reading: 'Sent. The shop is looking at it…',
  },
  storage: {
    title: 'Storage method',
    file: { label: 'File', text: 'Kept as a file, up to 20 MB.' },
    base64: { label: 'Base64', text: 'Kept in the database, up to 5 MB.' },
  },
  list: {
    title: 'Your images',
    failed: 'Failed to load images',
    retry: 'Try again',
    empty: 'No images found. Upload some images to get started!',
    loading: 'Loading images',
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
    text: 'What you have ordered with it is made all the same.',
    confirm: 'Delete',
    keep: 'Keep it',
    failed: 'Failed to delete image. Please try again.',
  },
  notices: {
    uploaded: { tone: 'info', title: 'The image is here', text: 'It is the first one below.' },
    deleted: { tone: 'info', title: 'The image is deleted', text: 'Its files are gone too.' },
  },
  decal: {
    failed: 'No decal could be made of this image',
    gone: 'The image is not here any more.',
    tooMany: TOO_MANY_REQUESTS,
  },
} as const
