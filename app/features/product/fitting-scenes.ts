import { type Scene, type SceneName, scenes } from '../../ui/scenes/scenes.ts'

/** Words in a product's tags or type that indicate the object it goes on. */
const SCENE_BY_KEYWORD: readonly (readonly [SceneName, RegExp])[] = [
  ['hull', /\b(boat|marine|pontoon|pwc|hull)/i],
  ['hard-hat', /\b(hard-?hat|helmet)/i],
  ['window', /\b(window|frost|glass|hours)/i],
  ['laptop', /\b(laptop|gaming)/i],
  ['door', /\b(fleet|doors?)\b/i],
  ['trailer', /\b(trailer|fleet|wrap)/i],
  ['tailgate', /\b(vehicle|car|truck|bumper)/i],
]
/** The scenes, in order of size, smallest first. */
const BY_SIZE: readonly SceneName[] = ['hard-hat', 'laptop', 'tailgate', 'door', 'window', 'hull', 'trailer']

type Piece = { widthMm: number; heightMm: number; words: readonly string[] }

/**
 * The minimum length of a piece's longer side, as a share of the width of the scene's closest view. A smaller piece would be hard to see.
 */
const MIN_SHARE = 0.085

/**
 * Returns the scenes in which a piece fits; empty if the piece is larger than all of them. The first scene shows the most likely object,
 * unless the piece would be too small on it. If a piece is only for boats and larger than the hull, the result is empty too, because all
 * other scenes are on land.
 */
export function listFittingScenes({ widthMm, heightMm, words }: Piece): readonly Scene[] {
  const roomy = BY_SIZE.flatMap((name) => scenes.filter(({ id }) => id === name)).filter(
    ({ room }) => widthMm <= room.width && heightMm <= room.height,
  )
  const text = words.join(' ')
  const named = SCENE_BY_KEYWORD.flatMap(([name, said]) => (said.test(text) ? [name] : []))
  if (named.every((name) => name === 'hull') && named.length > 0 && !roomy.some(({ id }) => id === 'hull'))
    return []
  const likely = SCENE_BY_KEYWORD.find(([name, said]) => {
    const place = roomy.find(({ id }) => id === name)
    return place && said.test(text) && Math.max(widthMm, heightMm) >= place.closest * MIN_SHARE
  })?.[0]
  const first = likely ?? (roomy.some(({ id }) => id === 'laptop') ? 'laptop' : roomy[0]?.id)
  return roomy.toSorted((a, b) => Number(b.id === first) - Number(a.id === first))
}
