/** A concept with all its versions. The first version is the one that the generator proposed; `at` is the index of the visible version. */
export type ConceptVersions<D> = { versions: D[]; at: number }
export type ConceptSelection<D> = { list: ConceptVersions<D>[]; chosen: number }

type WithId = { id: string }

export const noConcepts: ConceptSelection<never> = { list: [], chosen: 0 }

/** Creates the state for new concepts. The first one is chosen. */
export const createConcepts = <D>(designs: readonly D[]): ConceptSelection<D> => ({
  list: designs.map((design) => ({ versions: [design], at: 0 })),
  chosen: 0,
})

/** Returns the visible design; null if there is none. */
export function getShownDesign<D>({ list, chosen }: ConceptSelection<D>): D | null {
  const concept = list[chosen]
  return concept?.versions[concept.at] ?? null
}

/** Adds a new version of the chosen concept and shows it. Earlier versions stay available. */
export function addVersion<D>(concepts: ConceptSelection<D>, design: D): ConceptSelection<D> {
  return changeChosen(concepts, ({ versions }) => ({
    versions: [...versions, design],
    at: versions.length,
  }))
}

export function showVersion<D>(concepts: ConceptSelection<D>, at: number): ConceptSelection<D> {
  return changeChosen(concepts, ({ versions }) => ({ versions, at: clamp(at, versions.length) }))
}

export function chooseConcept<D>(concepts: ConceptSelection<D>, chosen: number): ConceptSelection<D> {
  return { ...concepts, chosen: clamp(chosen, concepts.list.length) }
}

/** Shows a design. If it isn't a version of a concept, it becomes the only concept. */
export function openDesign<D extends WithId>(concepts: ConceptSelection<D>, design: D): ConceptSelection<D> {
  const chosen = concepts.list.findIndex(({ versions }) => versions.some(({ id }) => id === design.id))
  if (chosen === -1) return createConcepts([design])
  const at = concepts.list[chosen]?.versions.findIndex(({ id }) => id === design.id) ?? 0
  return showVersion(chooseConcept(concepts, chosen), at)
}

/** Replaces a design wherever it occurs, for example after it was saved. */
export function replaceDesign<D extends WithId>(
  concepts: ConceptSelection<D>,
  design: D,
): ConceptSelection<D> {
  return {
    ...concepts,
    list: concepts.list.map(({ versions, at }) => ({
      versions: versions.map((version) => (version.id === design.id ? design : version)),
      at,
    })),
  }
}

function changeChosen<D>(
  { list, chosen }: ConceptSelection<D>,
  change: (concept: ConceptVersions<D>) => ConceptVersions<D>,
): ConceptSelection<D> {
  return { list: list.map((concept, index) => (index === chosen ? change(concept) : concept)), chosen }
}

const clamp = (place: number, count: number) => Math.max(0, Math.min(place, count - 1))
