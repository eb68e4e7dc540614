import { describe, expect, it } from 'vitest'
import { bannerTemplates } from './banner-templates.ts'
import { blogPage } from './blog.ts'
import { creditsPage } from './credits.ts'
import { bannerPage } from './custom-banner-designer.ts'
import { cutFilesPage } from './cut-files/cut-files-page.ts'
import { achievementCopy, designExplorer } from './design-explorer.ts'
import { designGenerator } from './design-generator.ts'
import { myImages } from './my-images.ts'
import { shop } from './shop.ts'

describe('texts prescribed by the design tools specification', () => {
  it.each([
    ['free shipping on the banner page', bannerPage.price.shipping, 'FREE SHIPPING ON ORDERS OVER $100'],
    ['the price', bannerPage.price.title, 'Your Price'],
    ['help', bannerPage.price.help, 'Get Design Help'],
    ['the order', bannerPage.price.add, 'Add to Cart'],
    ['custom sizes', bannerPage.size.custom, 'Custom sizes and materials - call for details'],
    ['the balance', bannerPage.source.credits.balance(0), 'Account credits: 0'],
    ['buying credits', bannerPage.source.credits.buy, 'Buy Credits'],
    ['leaving the dialog', bannerPage.dialog.cancel, 'Cancel'],
    ['the fee for an own file', bannerPage.source.upload.note, 'FREE'],
    ['the fee for a professional design', bannerPage.source.professional.note, '+CA$75.00'],
    ['an inspiration', bannerPage.inspiration.button, 'Design Now'],
    ['the toast of a banner', bannerPage.added.title, 'Banner added to cart'],
    ['and its text', bannerPage.added.text, 'Your custom banner has been added to your cart.'],
    ['the toast of credits', bannerPage.dialog.bought.title, 'Credits purchased'],
    ['and its text', bannerPage.dialog.bought.text, 'Your design credits have been added to your account.'],
    ['the purchase', creditsPage.summary.complete, 'Complete Purchase'],
    ['the purchase in progress', creditsPage.summary.processing, 'Processing...'],
    ['no file', myImages.upload.none, 'Please select a file to upload'],
    ['a failed upload', myImages.upload.failed, 'Failed to upload image. Please try again.'],
    ['the question', myImages.removal.question, 'Are you sure you want to delete this image?'],
    ['a failed deletion', myImages.removal.failed, 'Failed to delete image. Please try again.'],
    ['no list', myImages.list.failed, 'Failed to load images'],
    ['no images', myImages.list.empty, 'No images found. Upload some images to get started!'],
    ['no post', blogPage.notFound.title, 'Blog Post Not Found'],
    ['and its text', blogPage.notFound.text, "We couldn't find the blog post you're looking for."],
    ['the way back', blogPage.notFound.back, 'Back to Blog'],
    ['generating', designGenerator.generate.busy, 'Generating...'],
    ['a design', designGenerator.result.ready, 'Your custom decal is ready!'],
    ['its order', designGenerator.result.checkout, 'Proceed to Checkout'],
    ['saving', designGenerator.result.save, 'Save to My Designs'],
    ['an upload', designGenerator.upload.done, 'File uploaded successfully'],
    ['files', designGenerator.upload.hint, 'Supports PNG, JPG, SVG (max 10MB)'],
    ['processing', designGenerator.upload.button, 'Process Design'],
    ['a level', designExplorer.toasts.levelUp, 'Level Up!'],
    ['an achievement', designExplorer.toasts.unlocked, 'Achievement Unlocked!'],
    ['a simulated design', designExplorer.toasts.created, 'Design Created!'],
    ['hours', shop.supportHours, 'Mon-Fri 9am-5pm EST'],
  ])('%s', (_where, words, wanted) => {
    expect(words).toBe(wanted)
  })

  it('the banner page’s tabs, templates and production time', () => {
    const { size, text, colors, material } = bannerPage.tabs
    expect([size, text, colors, material]).toEqual(['Size', 'Text', 'Colors', 'Material'])
    expect(bannerTemplates.map(({ title }) => title)).toEqual([
      'Grand Opening',
      'Sale & Promotion',
      'Event & Trade Show',
    ])
    const rows = new Map<string, string>(
      bannerPage.specifications.rows.map(({ label, text: is }) => [label, is]),
    )
    expect([rows.get('Production'), rows.get('Grommets')]).toEqual([
      '48-72 hours',
      'Every 2 feet and in the corners',
    ])
    expect(bannerPage.source.file.hint).toMatch(/^\.pdf, \.ai, \.psd, .*300dpi recommended, maximum 20MB$/)
  })

  it('the cut files’ tabs and number of questions, and the beginning of the toast', () => {
    expect(Object.values(cutFilesPage.tabs.names)).toEqual([
      'Seasonal',
      'Typography',
      'Home Decor',
      'Business',
    ])
    expect(cutFilesPage.faq.questions).toHaveLength(5)
    expect(cutFilesPage.sample.subscribed.title).toMatch(/^You've been added to our newsletter/)
  })

  it('credits never expire, and packages say roughly how many decals they pay for', () => {
    expect([creditsPage.lead, bannerPage.dialog.text].every((words) => /never expire/.test(words))).toBe(true)
    expect(creditsPage.packages.about(20, 30)).toBe('About 20-30 decals')
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
