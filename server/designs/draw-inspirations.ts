import { randomInt } from 'node:crypto'
import type { DesignStyle, InspirationRequest } from '../../contract/design.ts'
import { composeDesigns, type DesignDeps, type DrawingRefusal } from './compose-designs.ts'
import type { DesignRow } from './designs.ts'

/** The minimum number of designs per request, because pages promise "at least four concepts". */
const CONCEPT_COUNT = 4
const SEED_COUNT = 2 ** 31

const STYLE_OF_INSPIRATION: Readonly<Record<InspirationRequest['style'], DesignStyle>> = {
  modern: 'modern',
  vintage: 'vintage',
  bold: 'bold',
  professional: 'professional',
  minimal: 'minimalist',
  artistic: 'graffiti',
}

/** The colours for each mood, used if the visitor requests no colours. For the mood `bold`, the style decides the colours. */
const MOOD_COLOURS: Readonly<Record<InspirationRequest['mood'], string>> = {
  bold: '',
  fun: 'orange and pink',
  elegant: 'black and gold',
  adventurous: 'forest-green and orange',
  peaceful: 'sage and sky',
  energetic: 'yellow and red',
}

/** Draws designs for visitors who name their interests but have no idea for a decal. The designs are divided among the interests. */
export async function drawInspirations(
  deps: DesignDeps,
  { visitorHash, request }: { visitorHash: string; request: InspirationRequest },
): Promise<{ ok: true; designs: DesignRow[] } | DrawingRefusal> {
  const style = STYLE_OF_INSPIRATION[request.style]
  const prompts = promptsFor(request)
  const designs: DesignRow[] = []
  let refused: DrawingRefusal | null = null
  for (const [index, prompt] of prompts.entries()) {
    // If the designs can't be divided equally among the interests, the first interests get one more design.
    const count = Math.ceil((CONCEPT_COUNT - index) / prompts.length)
    const drawn = await composeDesigns(deps, {
      visitorHash,
      request: { prompt, style, count, seed: randomInt(SEED_COUNT) },
    })
    if (drawn.ok) designs.push(...drawn.designs)
    else refused ??= drawn
  }
  // Some interests may be refused, as long as at least one of them can be drawn. If all are refused, the reason is returned.
  if (designs.length === 0 && refused) return refused
  const [prompt = request.interests] = designs.map((design) => design.prompt)
  for (let tries = 0; designs.length < CONCEPT_COUNT && tries < CONCEPT_COUNT; tries += 1) {
    const count = CONCEPT_COUNT - designs.length
    const seed = randomInt(SEED_COUNT)
    const more = await composeDesigns(deps, { visitorHash, request: { prompt, style, count, seed } })
    if (!more.ok) return more
    designs.push(...more.designs)
  }
  return { ok: true, designs }
}

/** Makes one prompt from each interest, at most four. For example, "fishing, hockey" in red gives "fishing in red" and "hockey in red". */
function promptsFor({ interests, colors, mood, customRequests }: InspirationRequest): string[] {
  const colours = colors || MOOD_COLOURS[mood]
  // A text that contains quotation marks isn't split, because a comma may belong to the quoted text.
  const parts = /["“”«»]/.test(interests) ? [interests] : interests.split(/[,;\n]|\s+(?:and|&)\s+/i)
  const named = parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part))
  const some = named.length > 0 ? named.slice(0, CONCEPT_COUNT) : [interests]
  return some.map((part) => {
    const asked = customRequests ? `${part}, ${customRequests}` : part
    return (colours ? `${asked}, in ${colours}` : asked).slice(0, MAX_PROMPT_LENGTH)
  })
}

/** The maximum length of a prompt, the same as in the design generator (contract/design). */
const MAX_PROMPT_LENGTH = 500
