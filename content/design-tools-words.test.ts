import { describe, expect, it } from 'vitest'
import { inspirationTemplates } from './banner-templates.ts'
import { blogCopy } from './blog.ts'
import { creditsCopy } from './credits.ts'
import { bannerDesignerCopy } from './custom-banner-designer.ts'
import { cutFilesCopy } from './cut-files/cut-files-page.ts'
import { achievementCopy, designExplorerCopy } from './design-explorer.ts'
import { designGeneratorCopy } from './design-generator.ts'
import { myImagesCopy } from './my-images.ts'
import { shopFacts } from './shop.ts'

describe('texts prescribed by the design tools specification', () => {
  it.each([
    [
      'free shipping on the banner page',
      bannerDesignerCopy.price.shipping,
      'FREE SHIPPING ON ORDERS OVER $100',
    ],
    ['the price', bannerDesignerCopy.price.title, 'Your Price'],
    ['help', bannerDesignerCopy.price.help, 'Get Design Help'],
    ['the order', bannerDesignerCopy.price.add, 'Add to Cart'],
    ['custom sizes', bannerDesignerCopy.size.custom, 'Custom sizes and materials - call for details'],
    ['the balance', bannerDesignerCopy.source.credits.balance(0), 'Account credits: 0'],
    ['buying credits', bannerDesignerCopy.source.credits.buy, 'Buy Credits'],
    ['leaving the dialog', bannerDesignerCopy.dialog.cancel, 'Cancel'],
    ['the fee for an own file', bannerDesignerCopy.source.upload.note, 'FREE'],
    ['the fee for a professional design', bannerDesignerCopy.source.professional.note, '+CA$75.00'],
    ['an inspiration', bannerDesignerCopy.inspiration.button, 'Design Now'],
    ['the toast of a banner', bannerDesignerCopy.added.title, 'Banner added to cart'],
    ['and its text', bannerDesignerCopy.added.text, 'Your custom banner has been added to your cart.'],
    ['the toast of credits', bannerDesignerCopy.dialog.bought.title, 'Credits purchased'],
    [
      'and its text',
      bannerDesignerCopy.dialog.bought.text,
      'Your design credits have been added to your account.',
    ],
    ['the purchase', creditsCopy.summary.complete, 'Complete Purchase'],
    ['the purchase in progress', creditsCopy.summary.processing, 'Processing...'],
    ['no file', myImagesCopy.upload.none, 'Please select a file to upload'],
    ['a failed upload', myImagesCopy.upload.failed, 'Failed to upload image. Please try again.'],
    ['the question', myImagesCopy.removal.question, 'Are you sure you want to delete this image?'],
    ['a failed deletion', myImagesCopy.removal.failed, 'Failed to delete image. Please try again.'],
    ['no list', myImagesCopy.list.failed, 'Failed to load images'],
    ['no images', myImagesCopy.list.empty, 'No images found. Upload some images to get started!'],
    ['no post', blogCopy.notFound.title, 'Blog Post Not Found'],
    ['and its text', blogCopy.notFound.text, "We couldn't find the blog post you're looking for."],
    ['the way back', blogCopy.notFound.back, 'Back to Blog'],
    ['generating', designGeneratorCopy.generate.busy, 'Generating...'],
    ['a design', designGeneratorCopy.result.ready, 'Your custom decal is ready!'],
    ['its order', designGeneratorCopy.result.checkout, 'Proceed to Checkout'],
    ['saving', designGeneratorCopy.result.save, 'Save to My Designs'],
    ['an upload', designGeneratorCopy.upload.done, 'File uploaded successfully'],
    ['files', designGeneratorCopy.upload.hint, 'Supports PNG, JPG, SVG (max 10MB)'],
    ['processing', designGeneratorCopy.upload.button, 'Process Design'],
    ['a level', designExplorerCopy.toasts.levelUp, 'Level Up!'],
    ['an achievement', designExplorerCopy.toasts.unlocked, 'Achievement Unlocked!'],
    ['a simulated design', designExplorerCopy.toasts.created, 'Design Created!'],
    ['hours', shopFacts.supportHours, 'Mon-Fri 9AM-5PM EST'],
  ])('%s', (_where, words, wanted) => {
    expect(words).toBe(wanted)
  })

  it('the banner page’s tabs, templates and production time', () => {
    const { size, text, colors, material } = bannerDesignerCopy.tabs
    expect([size, text, colors, material]).toEqual(['Size', 'Text', 'Colors', 'Material'])
    expect(inspirationTemplates.map(({ title }) => title)).toEqual([
      'Grand Opening',
      'Sale & Promotion',
      'Event & Trade Show',
    ])
    const rows = new Map<string, string>(
      bannerDesignerCopy.specifications.rows.map(({ label, text: is }) => [label, is]),
    )
    expect([rows.get('Production'), rows.get('Grommets')]).toEqual([
      '48-72 hours',
      'Every 2 feet and in the corners',
    ])
    expect(bannerDesignerCopy.source.file.hint).toMatch(
      /^\.pdf, \.ai, \.psd, .*300dpi recommended, maximum 20MB$/,
    )
  })

  it('the cut files’ tabs and number of questions, and the beginning of the toast', () => {
    expect(Object.values(cutFilesCopy.tabs.names)).toEqual([
      'Seasonal',
      'Typography',
      'Home Decor',
      'Business',
    ])
    expect(cutFilesCopy.faq.questions).toHaveLength(5)
    expect(cutFilesCopy.sample.subscribed.title).toMatch(/^You've been added to our newsletter/)
  })

  it('credits never expire, and packages say roughly how many decals they pay for', () => {
    expect(
      [creditsCopy.lead, bannerDesignerCopy.dialog.text].every((words) => /never expire/.test(words)),
    ).toBe(true)
    expect(creditsCopy.packages.about(20, 30)).toBe('About 20-30 decals')
  })

  it('the categories of the achievements', () => {
    expect(Object.entries(achievementCopy).map(([id, { category }]) => [id, category])).toEqual([
      ['first-design', 'beginner'],
      ['design-explorer', 'beginner'],
      ['design-master', 'intermediate'],
      ['creative-genius', 'expert'],
      ['style-master', 'intermediate'],
    ])
  })
})
