import { formatNumber } from '../domain/written-number.ts'
import { formatBusinessDays } from './format-days.ts'
import type { FieldFault } from '../domain/personalization/field-faults.ts'
import type { TextField } from '../domain/personalization/personalization.ts'

type Field = Pick<TextField, 'maxLength' | 'maxLines' | 'example'>

/** Texts of the fields in which buyers type a product's text. */
export const personalizationCopy = {
  /** The label of the text field of a product that doesn't define its own fields. */
  defaultLabel: 'Your text',
  hint({ maxLength, maxLines, example }: Field): string {
    const most =
      maxLines === 1
        ? `Up to ${formatNumber(maxLength)} characters`
        : `Up to ${maxLines} lines, ${formatNumber(maxLength)} characters in all`
    return example === '' ? most : `${most}, such as “${example.replaceAll('\n', ' / ')}”`
  },
  /** Says what is wrong with a text, and how to fix it. */
  fault(fault: FieldFault, { maxLength, maxLines }: Field): string {
    switch (fault.code) {
      case 'missing':
        return 'Please fill this in. We can’t make it without it.'
      case 'too-long':
        return `That’s ${formatNumber(fault.length)} characters, and only ${formatNumber(maxLength)} fit.`
      case 'too-many-lines':
        return `That’s ${fault.lines} lines, and ${maxLines} ${maxLines === 1 ? 'fits' : 'fit'}.`
      case 'cannot-cut':
        return `We can’t cut ${fault.characters.join(' ')}. Use letters (accents are fine), numbers and common punctuation.`
      case 'not-a-number':
        return 'Use digits only, such as 42.'
      case 'not-a-licence':
        return 'That isn’t a pleasure craft licence number. It looks like ON1234567 or 12E 45678.'
      case 'not-marks':
        return 'That isn’t a Canadian registration. It looks like C-FNGR.'
    }
  },
  /** Says in the structured data, which search engines read, that the buyer supplies a text or artwork. */
  madeWith: { words: 'Made with your text', artwork: 'Made with your artwork' },
  /** Shown in the cart if a text was refused. */
  refused: 'We can’t print this text: it names someone’s brand, or it could hurt people.',
  preview: {
    title: 'Your preview',
    /** The alternative text of the preview picture. */
    alt: (product: string) => `${product} with what you entered`,
    size: (size: string) => `${size}, drawn to proportion.`,
    /** Shown instead of the size if an employee will lay out the product by hand. */
    draft: 'A first draft. A person lays it out, and you’ll see a proof before we make it.',
    failed: 'We couldn’t draw the preview just now. What you entered is kept.',
    /**
     * Shown instead of a preview if there is none. `byHand` is for products of which the buyer gets a proof, `asWritten` for all others.
     */
    byHand: 'A person lays this one out, so there’s no preview here. You’ll see a proof before we make it.',
    asWritten:
      'There’s no preview of this one: we set your words by hand, exactly as you enter them. Please check them once more.',
    thumbnail: 'Show your preview',
    cutLine: 'The pink line is where we cut.',
    sharp: (dpi: number) => `${dpi} dpi at this size: sharp.`,
    soft: (dpi: number) =>
      `${dpi} dpi at this size: it will look a little soft up close. A larger file or a smaller size is sharper.`,
    coarse: (dpi: number) =>
      `Only ${dpi} dpi at this size: it will look blurry. Please use a larger file, an SVG or PDF, or a smaller size.`,
    shapes: 'Vector artwork: sharp at any size.',
  },
  artwork: {
    missing: 'Please add your artwork. We can’t make it without it.',
    designMissing: 'Please choose one of your designs. We can’t make it without one.',
    none: 'No file',
    /** Shown in a browser that doesn't run scripts, where the file can't be chosen on this page. */
    nextStep: (label: string) => `${label}: you’ll choose the file in the next step.`,
    uploadFirst: 'Upload a file to My Images, then come back',
    draw: 'Make a design first, then come back',
  },
  designer: {
    label: 'I’d rather have a designer contact me',
    hint: 'Nothing ready yet? Order now, and a designer will e-mail you about your text and artwork before we make anything.',
  },
  /** Texts about items that are made only after their buyer approves a proof. */
  proof: {
    product: 'We send you a free proof first, and make your order after you approve it.',
    line: 'Proof first: we make it once you approve it.',
    days: (min: number, max: number) => `${formatBusinessDays({ min, max })} after you approve your proof`,
  },
  /** Texts of the page on which buyers edit the text and artwork of a cart line. */
  content: {
    title: (product: string) => `Your content for ${product}`,
    neededToPay: (product: string) => `${product} needs this before you can pay.`,
    add: 'Add to Cart',
    save: 'Save',
    edit: 'Edit',
    editLabel: (product: string) => `Edit your content for ${product}`,
    /**
     * Headings above warnings about the buyer's text or artwork: `saved` after the buyer has saved the text or artwork, `lookAt` before
     * that.
     */
    saved: 'Saved. Please look at this before you order:',
    lookAt: 'Please look at this before you order:',
    toProduct: 'Back to the product',
    toCart: 'Back to the cart',
    toCheckout: 'Back to the checkout',
    /** Shown in the checkout beside an item for which the buyer still has to enter text or artwork. */
    lacking: 'Something is missing for this item.',
    give: 'Add it now',
  },
} as const
