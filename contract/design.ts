import { z } from '@hono/zod-openapi'

/** The styles of the design generator, from the specification (design tools, section 3). */
export const designStyles = ['modern', 'vintage', 'minimalist', 'bold', 'graffiti', 'professional'] as const
const designStyleSchema = z.enum(designStyles)

/** The maximum number of designs composed for one prompt. */
export const MAX_DESIGNS_PER_REQUEST = 6
const LARGEST_SEED = 2 ** 31 - 1
const seedSchema = z.int().min(0).max(LARGEST_SEED)

/** Builds a schema for text that a person types. It refuses NUL, because no keyboard types it and databases don't store it. */
const typedText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\0]*$/u, 'contains an invalid character')

const motifReference = z
  .string()
  .max(120)
  .regex(/^[a-z0-9-]+:[a-z0-9-]+$/, 'isn’t a picture of the library')

/**
 * POST /api/designs: a prompt to compose designs for. The same prompt, style and seed give the same designs; without a seed, the server
 * chooses one.
 */
export const composeRequestSchema = z
  .object({
    prompt: typedText(500).min(1),
    style: designStyleSchema,
    seed: seedSchema.optional(),
    count: z.int().min(1).max(MAX_DESIGNS_PER_REQUEST).default(3),
    /**
     * Corrections of the shop's interpretation of the prompt. `lettering` is the exact text to set. `pictures` says which motif to draw for
     * a picture that the prompt asks for in the words `asked`. If `motif` is null, that picture is left out.
     */
    lettering: z.array(typedText(120).min(1)).max(8).optional(),
    pictures: z
      .array(z.object({ asked: typedText(120), motif: motifReference.nullable() }))
      .max(8)
      .optional(),
  })
  .openapi('ComposeRequest')

/** A motif of the library; `ref` identifies it in a request for variations. */
const motifSchema = z.object({ ref: z.string(), title: z.string() })

/**
 * A picture that the prompt asks for. `asked` are the prompt's words for the picture, `drawn` names the motif that is drawn for them, and
 * `match` says how well the motif matches. `tags` are the motif's categories.
 */
const pictureReadingSchema = z.object({
  asked: z.string(),
  drawn: z.string().nullable(),
  match: z.enum(['exact', 'near', 'none']),
  /** The motif of the library that is drawn for the words in `asked`. */
  motif: z.string().nullable(),
  tags: z.array(z.string()),
})

/** The interpretation of a prompt. Each word of the prompt is set as text, drawn, used for style, colour or layout, or listed as unused. */
export const promptReadingSchema = z
  .object({
    lettering: z.array(z.string()),
    pictures: z.array(pictureReadingSchema),
    /** Colours that the prompt asks for. `of` is the picture that gets the colour; null means that the whole decal gets it. */
    colours: z.array(z.object({ word: z.string(), of: z.string().nullable() })),
    unused: z.array(z.string()),
  })
  .openapi('PromptReading')

/** URLs of a design's pictures and files. Only the design's buyer (with ?variant=) and operators can open svg, pdf, dxf and eps. */
const designLinksSchema = z.object({
  self: z.string(),
  png: z.string(),
  proof: z.string(),
  svg: z.string(),
  pdf: z.string(),
  dxf: z.string(),
  eps: z.string(),
})

export const designSchema = z
  .object({
    id: z.string(),
    /** A short title. */
    concept: z.string(),
    description: z.string(),
    style: designStyleSchema,
    seed: z.int(),
    prompt: z.string(),
    /** The initial size in mm, measured at the cut line. */
    widthMm: z.number(),
    heightMm: z.number(),
    /**
     * Width divided by height at the initial size. The ratio is different at other sizes, because the border's width is the same at every
     * size. A quote contains the ratio at the quoted size.
     */
    aspect: z.number(),
    /** The colours of the design, such as "#b3362b", largest area first. */
    palette: z.array(z.string().regex(/^#[0-9a-f]{6}$/)),
    paletteName: z.string(),
    /** Palettes in which the design can be redrawn, starting with the current one. */
    palettes: z.array(z.object({ name: z.string(), title: z.string(), colours: z.array(z.string()) })),
    /** The design's lines of text in reading order. */
    words: z.array(z.string()),
    /** The lines of text that the prompt asks for, the same as in `reading`. */
    lettering: z.array(z.string()),
    /** The interpretation of the prompt; null for older designs, for which it wasn't stored. */
    reading: promptReadingSchema.nullable(),
    motif: z.string().nullable(),
    /** Other motifs that suit the prompt. */
    motifs: z.array(motifSchema).max(8),
    layout: z.string(),
    /** Layouts in which the design can be redrawn. */
    layouts: z.array(z.string()),
    tags: z.array(z.string()),
    saved: z.boolean(),
    createdAt: z.iso.datetime(),
    links: designLinksSchema,
  })
  .openapi('Design')

export const designListSchema = z.object({ designs: z.array(designSchema) }).openapi('DesignList')

/** The designs for a prompt, best first, with the interpretation of the prompt. */
export const designProposalSchema = z
  .object({ designs: z.array(designSchema), reading: promptReadingSchema })
  .openapi('DesignProposal')

/** GET /api/motifs: motifs of the library, each with a thumbnail as a data: URL. */
export const motifPageSchema = z
  .object({ motifs: z.array(motifSchema.extend({ picture: z.string() })), total: z.int() })
  .openapi('MotifPage')

/** POST /api/designs/{id}/variations: the changes to make. Empty `words` remove the text; a null motif removes the motif. */
export const designChangeSchema = z
  .object({
    words: z.array(z.string().trim().min(1).max(28)).max(4).optional(),
    palette: z.string().max(40).optional(),
    motif: z.string().max(80).nullable().optional(),
    layout: z.string().max(40).optional(),
    seed: seedSchema.optional(),
  })
  .openapi('DesignChange')

/** POST /api/design-inspiration/generate (specification, marketing pages, section 3): only `interests` decides what the decal shows. */
export const inspirationRequestSchema = z
  .object({
    interests: typedText(300).min(1),
    style: z.enum(['modern', 'vintage', 'bold', 'minimal', 'artistic', 'professional']).default('modern'),
    application: z.enum(['car', 'truck', 'boat', 'laptop', 'home', 'business']).default('car'),
    colors: typedText(200).default(''),
    mood: z.enum(['bold', 'fun', 'elegant', 'adventurous', 'peaceful', 'energetic']).default('bold'),
    customRequests: typedText(300).default(''),
  })
  .openapi('InspirationRequest')

export const inspirationSchema = z
  .object({
    id: z.string(),
    concept: z.string(),
    description: z.string(),
    imageUrl: z.string(),
    tags: z.array(z.string()),
    colorPalette: z.array(z.string()),
    style: z.string(),
  })
  .openapi('Inspiration')

export const inspirationListSchema = z.array(inspirationSchema)

export type DesignStyle = z.infer<typeof designStyleSchema>
export type ComposeRequest = z.infer<typeof composeRequestSchema>
export type Design = z.infer<typeof designSchema>
export type DesignProposal = z.infer<typeof designProposalSchema>
export type PromptReading = z.infer<typeof promptReadingSchema>
export type MotifPage = z.infer<typeof motifPageSchema>
export type DesignList = z.infer<typeof designListSchema>
export type DesignChange = z.infer<typeof designChangeSchema>
export type InspirationRequest = z.infer<typeof inspirationRequestSchema>
export type Inspiration = z.infer<typeof inspirationSchema>
