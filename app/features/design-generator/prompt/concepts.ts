/** A concept with all its versions. The first version is the one that the generator proposed; `at` is the index of the visible version. */
export type Concept<D> = { versions: D[]; at: number }
export type Concepts<D> = { list: Concept<D>[]; chosen: number }

type Identified = { id: string }

export const noConcepts: Concepts<never> = { list: [], chosen: 0 }

/** Creates the state for new concepts. The first one is chosen. */
export const createConcepts = <D>(designs: readonly D[]): Concepts<D> => ({
  list: designs.map((design) => ({ versions: [design], at: 0 })),
  chosen: 0,
})

/** Returns the visible design; null if there is none. */
export function getShownDesign<D>({ list, chosen }: Concepts<D>): D | null {
  const concept = list[chosen]
  return concept?.versions[concept.at] ?? null
}

/** Adds a new version of the chosen concept and shows it. Earlier versions stay available. */
export function addVersion<D>(concepts: Concepts<D>, design: D): Concepts<D> {
  return changeChosen(concepts, ({ versions }) => ({
    versions: [...versions, design],
    at: versions.length,
  }))
}

export function showVersion<D>(concepts: Concepts<D>, at: number): Concepts<D> {
  return changeChosen(concepts, ({ versions }) => ({ versions, at: clamp(at, versions.length) }))
}

export function chooseConcept<D>(concepts: Concepts<D>, chosen: number): Concepts<D> {
  return { ...concepts, chosen: clamp(chosen, concepts.list.length) }
}

/** Shows a design. If it isn't a version of a concept, it becomes the only concept. */
export function openDesign<D extends Identified>(concepts: Concepts<D>, design: D): Concepts<D> {
  const chosen = concepts.list.findIndex(({ versions }) => versions.some(({ id }) => id === design.id))
  if (chosen === -1) return createConcepts([design])
  const at = concepts.list[chosen]?.versions.findIndex(({ id }) => id === design.id) ?? 0
  return showVersion(chooseConcept(concepts, chosen), at)
}

/** Replaces a design wherever it occurs, for example after it was saved. */
export function replaceDesign<D extends Identified>(concepts: Concepts<D>, design: D): Concepts<D> {
  return {
    ...concepts,
    list: concepts.list.map(({ versions, at }) => ({
      versions: versions.map((version) => (version.id === design.id ? design : version)),
      at,
    })),
  }
}

function changeChosen<D>(
  { list, chosen }: Concepts<D>,
  change: (concept: Concept<D>) => Concept<D>,
): Concepts<D> {
  return { list: list.map((concept, index) => (index === chosen ? change(concept) : concept)), chosen }
}

const clamp = (place: number, count: number) => Math.max(0, Math.min(place, count - 1))
