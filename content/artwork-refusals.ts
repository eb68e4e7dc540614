/** Messages to customers whose file can’t become a decal: the reason, and how to fix the file. */
export const artworkRefusalMessages = {
  empty: 'The file is empty. Please choose another one.',
  'too-large':
    'The file is over 10 MB. Please save a smaller one: a high-quality JPG, or the PDF without editing data.',
  'unknown-type':
    'We can’t read this kind of file. Please upload a PNG, JPG, WebP, GIF, SVG or PDF, or an AI file saved with PDF content.',
  heic: 'This is a HEIC or AVIF photo, the format that phones use. Please send it as JPG or PNG: on an iPhone, choose it in the Files app, or set Settings > Camera > Formats to Most Compatible; on a Mac, open it in Preview and choose File > Export.',
  psd: 'This is a Photoshop file. Please export it as PNG with a transparent background, or as PDF.',
  'ai-without-pdf':
    'This Illustrator file contains no PDF. Please save it again with "Create PDF Compatible File" ticked, or as PDF or SVG.',
  postscript: 'This is an EPS or PostScript file. Please save it as PDF or SVG.',
  damaged: 'The file is damaged or incomplete. Please export it again and send the new one.',
  encrypted: 'The PDF is password-protected. Please save it without protection.',
  'too-many-pixels': 'The picture has more than 60 million pixels. Please make it smaller and send it again.',
  'no-such-page': 'The file has no page with that number. Please choose another page.',
  'too-complex':
    'The drawing is too complex for us to read. Please simplify it, or export it as PNG at the size you need.',
  'nested-forms':
    'The PDF has parts that contain themselves or are nested too deeply. Please flatten it, or export it as PNG at the size you need.',
  'text-not-outlined':
    'The SVG has text that needs fonts we may not have. Please turn the text into outlines (Illustrator: Type > Create Outlines; Inkscape: Path > Object to Path; Figma: Outline stroke), or send a PDF, which includes its fonts.',
  'cut-out-unfit':
    'The cut-out doesn’t match this picture. Please choose the picture again and redo the cut-out.',
  blank: 'There is nothing to print in this file: it is blank or fully transparent.',
  'too-slow': 'Reading the file took too long. Please simplify it, or export it as PNG at the size you need.',
}
